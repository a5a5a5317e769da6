import { codeDigits, type SignInAnswer, signInAnswer } from '@wiring/contract/desk/sign-in'
import { parseEmail } from '@wiring/session/email'
import { keyedHash } from '../_shared/client-network.ts'
import { callDatabase } from '../_shared/database.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'
import { signInEnv } from './env.ts'
import { limitParameters, type RequestOf, withMinimumDuration } from './limits.ts'

/** Redraws values that would make small codes more likely. */
function randomCode(): string {
  const values = 10 ** codeDigits
  const fair = Math.floor(2 ** 32 / values) * values
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while ((draw[0] ?? fair) >= fair)
  return String((draw[0] ?? 0) % values).padStart(codeDigits, '0')
}

const codeHash = (code: string) => keyedHash('desk-code', code)

/** Without a browser the network holds the code. */
const holder = async (browser: string | undefined) =>
  browser === undefined ? {} : { p_browser: await keyedHash('desk-browser', browser) }

async function freshCode() {
  const code = randomCode()
  return { p_code: code, p_code_hash: await codeHash(code) }
}

/** Same answer and duration for unknown addresses. */
export async function requestCode(
  { email, browser }: RequestOf<'request_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  const parsed = parseEmail(email)
  if (parsed === null) return { status: 'bad_address' }
  const parameters = {
    p_email: parsed.unique,
    p_address_key: await keyedHash('desk-address', parsed.unique),
    ...(await holder(browser)),
    ...(await limitParameters(headers)),
    ...(await freshCode()),
  }
  const sent = await withMinimumDuration(callDatabase('desk_request_code', parameters, signInAnswer))
  wakeMailWorker()
  return sent
}

export async function signInWithCode(
  { email, code, userAgent, browser }: RequestOf<'sign_in_with_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  const parsed = parseEmail(email)
  if (parsed === null) return { status: 'bad_address' }
  const parameters = {
    p_email: parsed.unique,
    p_code_hash: await codeHash(code),
    p_user_agent: userAgent,
    p_code_suffices: signInEnv.codeSuffices,
    ...(await holder(browser)),
    ...(await limitParameters(headers)),
  }
  const answer = await withMinimumDuration(callDatabase('desk_sign_in_with_code', parameters, signInAnswer))
  if (answer.status === 'signed_in') wakeMailWorker()
  return answer
}

export async function requestConfirmCode(
  { session }: RequestOf<'request_confirm_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  if (!signInEnv.codeSuffices) return { status: 'confirm' }
  const parameters = { p_session: session, ...(await limitParameters(headers)), ...(await freshCode()) }
  const answer = await callDatabase('desk_request_confirm_code', parameters, signInAnswer)
  if (answer.status === 'sent') wakeMailWorker()
  return answer
}

export async function confirmWithCode(
  { session, code }: RequestOf<'confirm_with_code'>,
  headers: Headers,
): Promise<SignInAnswer> {
  if (!signInEnv.codeSuffices) return { status: 'confirm' }
  const parameters = {
    p_session: session,
    p_code_hash: await codeHash(code),
    ...(await limitParameters(headers)),
  }
  return await callDatabase('desk_confirm_with_code', parameters, signInAnswer)
}
