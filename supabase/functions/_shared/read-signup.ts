import { type Email, parseEmail, signupBody } from '@wiring/session/email'
import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { readBody } from './read-body.ts'

export type Signup = { email: Email } | { error: string }

function parse(text: string): unknown {
  // JSON.parse lets the last of two equal keys win; a form that sends two addresses is refused.
  if ((text.match(/"email"\s*:/g) ?? []).length > 1) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The address of a signup or waitlist post, or the sentence that says what is wrong with it. */
export async function readSignup(request: Request): Promise<Signup> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const text = type === 'application/json' ? await readBody(request, maxSignupBody) : null
  const body = signupBody.safeParse(text === null ? undefined : parse(text))
  if (!body.success) return { error: serverSentences.badBody }
  const email = parseEmail(body.data.email)
  return email === null ? { error: serverSentences.badAddress } : { email }
}
