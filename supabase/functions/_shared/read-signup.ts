import { elapsedHeader, honeypotHeader } from '@wiring/contract/headers'
import { signupBody } from '@wiring/contract/signup'
import { addressRefusal, type Email, parseEmail } from '@wiring/session/email'
import { maxSignupBody, minFormMilliseconds } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { parseBody } from './read-body.ts'

export type Signup = { email: Email } | { error: string }

export async function readSignup(request: Request): Promise<Signup> {
  const body = await parseBody(request, maxSignupBody, signupBody)
  if (body === null) return { error: serverSentences.badBody }
  const email = parseEmail(body.email)
  return email === null ? { error: addressRefusal(body.email) } : { email }
}

export function looksLikeBot(headers: Headers): boolean {
  const elapsed = headers.get(elapsedHeader)
  const tooFast = elapsed !== null && /^\d+$/.test(elapsed) && Number(elapsed) < minFormMilliseconds
  return tooFast || (headers.get(honeypotHeader) ?? '') !== ''
}
