import { type Email, parseEmail, signupBody } from '@wiring/session/email'
import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { readJson } from './read-body.ts'

export type Signup = { email: Email } | { error: string }

/** The address of a signup or waitlist post, or the sentence that says what is wrong with it. */
export async function readSignup(request: Request): Promise<Signup> {
  const body = signupBody.safeParse(await readJson(request, maxSignupBody))
  if (!body.success) return { error: serverSentences.badBody }
  const email = parseEmail(body.data.email)
  return email === null ? { error: serverSentences.badAddress } : { email }
}
