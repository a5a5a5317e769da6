import { randomUUID } from 'node:crypto'
import { env } from '../../../env.ts'
import { readCapped } from '../../../revalidate/read-capped.ts'
import { type OutcomeCode, outcomeOfSentence, type Place } from '../../../signup/outcomes.ts'
import { requestSignup } from '../../../signup/request-signup.ts'
import { visitorAddressHeaders } from '../../../signup/visitor-address.ts'

/** The signup without JavaScript: the same function, then 303 to the wizard or back to the form's own text. */
export async function POST(request: Request) {
  const text = await readCapped(request, 4_096)
  const form = new URLSearchParams(text ?? '')
  const place: Place = form.get('place') === 'lab' ? 'lab' : 'home'
  const email = form.get('email')?.trim() ?? ''
  if (text === null || !sameSite(request)) return back(place, 'bad-body')
  if (email === '') return back(place, 'email-required')
  const answer = await requestSignup({
    functionsUrl: `${env.NEXT_PUBLIC_SUPABASE_URL}/functions/v1`,
    publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    email,
    headers: {
      'idempotency-key': randomUUID(),
      origin: new URL(env.SITE_URL).origin,
      ...(form.get('website') && { 'x-form-honeypot': 'filled' }),
      ...visitorAddressHeaders(request.headers.get('x-forwarded-for'), env.CLIENT_IP_SECRET),
    },
  }).catch(() => ({ kind: 'transport' }) as const)
  if (answer.kind === 'session') return seeOther(`/wiring/${answer.sessionId}`)
  if (answer.kind === 'refused') return back(place, outcomeOfSentence(answer.sentence))
  return back(place, answer.kind)
}

const back = (place: Place, code: OutcomeCode) => seeOther(`${place === 'lab' ? '/lab' : '/'}#signup-${code}`)

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })

function sameSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(env.SITE_URL).origin
}
