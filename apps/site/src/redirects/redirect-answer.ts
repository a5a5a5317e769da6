import type { NextRequest } from 'next/server'
import { env } from '../env.ts'
import { ownAnswerHeaders } from '../security/headers.ts'
import { findRedirect } from './find-redirect.ts'
import { knownRedirects } from './known-redirects.ts'

/** Relative targets go to the configured origin, never to the Host header's. */
export async function redirectAnswer(request: NextRequest): Promise<Response | null> {
  const found = findRedirect(request.nextUrl.pathname, await knownRedirects())
  if (!found) return null
  return new Response(null, {
    status: found.permanent ? 308 : 307,
    headers: {
      ...ownAnswerHeaders,
      Location: new URL(found.to, env.SITE_URL).href,
      // Browsers may cache a permanent one, shared caches not.
      'Cache-Control': found.permanent ? 'private, max-age=3600' : 'no-store',
    },
  })
}
