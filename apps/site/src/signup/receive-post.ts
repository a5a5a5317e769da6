import { randomUUID } from 'node:crypto'
import { readBody } from '@wiring/contract/read-body'
import { signedAddress } from '@wiring/contract/signature'
import { visitorAddress } from '@wiring/server/visitor-address'
import { cleanAddress } from '@wiring/session/email'
import { serverSentences } from '@wiring/session/messages'
import { env, supabaseAddress } from '../env.ts'
import { seeOther, siteOrigin } from '../security/same-origin.ts'
import { keyName, trapName } from './form-fields.ts'
import { type FormKind, forms, type OutcomeCode, outcomePath } from './outcomes.ts'
import { pressAgainPage } from './press-again.ts'
import { sendEmail } from './send-email.ts'

const refusals: Record<string, OutcomeCode> = {
  [serverSentences.badAddress]: 'bad-address',
  [serverSentences.foreignLetters]: 'foreign-letters',
}

/** Without JavaScript: redirects to the wizard, or back to an outcome. */
export async function receivePost(request: Request, kind: FormKind): Promise<Response> {
  const values = await readForm(request)
  const form = kind === 'waitlist' ? 'waitlist' : values?.get('place') === 'lab' ? 'lab' : 'home'
  const back = (code: OutcomeCode) => seeOther(outcomePath(code, form))
  if (values === null) return back('bad-body')
  const email = cleanAddress(values.get('email') ?? '')
  if (email === '') return back('email-required')
  const idempotencyKey = values.get(keyName) || randomUUID()
  if (values.get(trapName))
    return pressAgainPage(kind, forms[form].path, { email, place: form, [keyName]: idempotencyKey })
  const answer = await sendEmail(form, {
    supabase: supabaseAddress,
    email,
    idempotencyKey,
    headers: { origin: siteOrigin, ...(await signedAddress(visitorAddress(), env.CLIENT_IP_SECRET)) },
  })
  if (answer.kind === 'session') return seeOther(`/wiring/${answer.sessionId}`)
  if (answer.kind === 'refused') return back(refusals[answer.sentence] ?? 'bad-body')
  return back(answer.kind)
}

/** `null` if it is too large or comes from another site. */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const text = await readBody(request, 4_096)
  const origin = request.headers.get('origin')
  if (text === null || (origin !== null && origin !== siteOrigin)) return null
  return new URLSearchParams(text)
}
