import { codeDigits, type SignInAnswer, signInAnswer } from '@wiring/session/desk/sign-in'
import { parseEmail } from '@wiring/session/email'
import { keyedHash } from '../_shared/client-network.ts'
import { callDatabase } from '../_shared/database.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'
import { signInEnv } from './env.ts'
import { type Given, inConstantTime, limitsOf } from './limits.ts'

/** Rejects draws that would favour small numbers. */
function randomCode(): string {
  const values = 10 ** codeDigits
  const fair = Math.floor(2 ** 32 / values) * values
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while ((draw[0] ?? fair) >= fair)
  return String((draw[0] ?? 0) % values).padStart(codeDigits, '0')
}

const codeHash = (code: string) => keyedHash('desk-code', code)

async function freshCode() {
  const code = randomCode()
  return { p_code: code, p_code_hash: await codeHash(code) }
}

/** Same answer, same time, whether the address is known or not. */
export async function requestCode({ email }: Given<'request_code'>, headers: Headers): Promise<SignInAnswer> {
  const parsed = parseEmail(email)
  if (parsed === null) return { status: 'bad_address' }
  const parameters = {
    p_email: parsed.unique,
    p_address_key: await keyedHash('desk-address', parsed.unique),
    ...(await limitsOf(headers)),
    ...(await freshCode()),
  }
  const sent = await inConstantTime(callDatabase('desk_request_code', parameters, signInAnswer))
  wakeMailWorker()
  return sent
}

export async function signInWithCode(
  { email, code, userAgent }: Given<'sign_in_with_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  const parsed = parseEmail(email)
  if (parsed === null) return { status: 'bad_address' }
  const parameters = {
    p_email: parsed.unique,
    p_code_hash: await codeHash(code),
    p_user_agent: userAgent,
    p_code_suffices: signInEnv.codeSuffices,
    ...(await limitsOf(headers)),
  }
  const answer = await inConstantTime(callDatabase('desk_sign_in_with_code', parameters, signInAnswer))
  // A recovery is mailed to every operator.
  if (answer.status === 'signed_in') wakeMailWorker()
  return answer
}

/** On loopback, where a code alone may sign in. */
export async function requestConfirmCode(
  { session }: Given<'request_confirm_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  if (!signInEnv.codeSuffices) return { status: 'confirm' }
  const parameters = { p_session: session, ...(await limitsOf(headers)), ...(await freshCode()) }
  const answer = await callDatabase('desk_request_confirm_code', parameters, signInAnswer)
  if (answer.status === 'sent') wakeMailWorker()
  return answer
}

export async function confirmWithCode(
  { session, code }: Given<'confirm_with_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  if (!signInEnv.codeSuffices) return { status: 'confirm' }
  const parameters = { p_session: session, p_code_hash: await codeHash(code), ...(await limitsOf(headers)) }
  return await callDatabase('desk_confirm_with_code', parameters, signInAnswer)
}
