import { randomUUID } from 'node:crypto'
import { signedAddress } from '@wiring/server/signed-address'
import { visitorAddress } from '@wiring/server/visitor-address'
import { env } from '../env.ts'
import { readCapped } from '../security/read-capped.ts'

export interface PostedForm {
  email: string
  place: string | null
  /** What a function call from the server needs besides its name. */
  call: { functionsUrl: string; publishableKey: string; email: string; headers: Record<string, string> }
}

/** Reads a form posted without JavaScript; `null` if it is too large or comes from another site. */
export async function readPostedForm(request: Request): Promise<PostedForm | null> {
  const text = await readCapped(request, 4_096)
  const origin = request.headers.get('origin')
  const home = new URL(env.SITE_URL).origin
  if (text === null || (origin !== null && origin !== home)) return null
  const form = new URLSearchParams(text)
  const email = form.get('email')?.trim() ?? ''
  return {
    email,
    place: form.get('place'),
    call: {
      functionsUrl: `${env.NEXT_PUBLIC_SUPABASE_URL}/functions/v1`,
      publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      email,
      headers: {
        'idempotency-key': randomUUID(),
        origin: home,
        ...(form.get('website') && { 'x-form-honeypot': 'filled' }),
        ...signedAddress(visitorAddress(), env.CLIENT_IP_SECRET),
      },
    },
  }
}

/** 303 to a path of this site: the browser follows with GET, and Reload posts nothing twice. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
