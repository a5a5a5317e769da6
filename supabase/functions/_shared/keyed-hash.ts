import { signatureOf } from '@wiring/session/signature'
import { env } from './env.ts'

/** Hex HMAC, to be stored and logged instead of the value. `purpose` keeps hashes of different things apart. */
export const keyedHash = (purpose: string, value: string): Promise<string> =>
  signatureOf(`${purpose}\n${value}`, env.clientIpSecret)
