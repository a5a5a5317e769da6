import { randomUUID } from 'node:crypto'
import { visitorAddress } from '@wiring/server/visitor-address'
import { honeypotHeader, idempotencyHeader } from '@wiring/session/function-headers'
import { readBody } from '@wiring/session/read-body'
import { signedAddress } from '@wiring/session/signed-address'
import { env, supabaseAddress } from '../env.ts'
import { type OutcomeCode, outcomeOfSentence, outcomePath } from './outcomes.ts'
import { sendEmail } from './send-email.ts'

/** A form posted without JavaScript: 303 to the wizard or back to the form's own text. */
export async function receivePost(request: Request, kind: 'signup' | 'waitlist'): Promise<Response> {
  const posted = await readPostedForm(request)
  const form = kind === 'waitlist' ? 'waitlist' : posted?.place === 'lab' ? 'lab' : 'home'
  const back = (code: OutcomeCode) => seeOther(outcomePath(code, form))
  if (posted === null) return back('bad-body')
  if (posted.call.email === '') return back('email-required')
  const answer = await sendEmail(form, posted.call).catch(() => ({ kind: 'transport' }) as const)
  if (answer.kind === 'session') return seeOther(`/wiring/${answer.sessionId}`)
  return back(answer.kind === 'refused' ? outcomeOfSentence(answer.sentence) : answer.kind)
}

/** `null` if it is too large or comes from another site. */
async function readPostedForm(request: Request) {
  const text = await readBody(request, 4_096)
  const origin = request.headers.get('origin')
  const home = new URL(env.SITE_URL).origin
  if (text === null || (origin !== null && origin !== home)) return null
  const form = new URLSearchParams(text)
  const email = form.get('email')?.trim() ?? ''
  return {
    place: form.get('place'),
    call: {
      supabase: supabaseAddress,
      email,
      headers: {
        [idempotencyHeader]: randomUUID(),
        origin: home,
        ...(form.get('website') && { [honeypotHeader]: 'filled' }),
        ...(await signedAddress(visitorAddress(), env.CLIENT_IP_SECRET)),
      },
    },
  }
}

/** 303: the browser follows with GET, and Reload posts nothing twice. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
