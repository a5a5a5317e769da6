import { signatureOf } from '@wiring/session/signature'
import { env } from './env.ts'

/** Stored and logged instead of the value. `purpose` keeps hashes apart. */
export const keyedHash = (purpose: string, value: string): Promise<string> =>
  signatureOf(`${purpose}\n${value}`, env.clientIpSecret)
