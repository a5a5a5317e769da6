import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { production } from './env.ts'
import { onboardingIsUp } from './onboarding/health.ts'
import { unavailablePage } from './onboarding/unavailable-page.ts'
import { pagePolicy } from './security/content-security-policy.mjs'
import { origins } from './security/origins.ts'

/** Runs only where a static file cannot answer: in front of the wizard, and for editors with drafts. */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname.startsWith('/wiring/') || pathname.startsWith('/wiring-static/'))
    return (await onboardingIsUp()) ? NextResponse.next() : unavailablePage()
  return draftAnswer(request)
}

/** Drafts are rendered for each request, so their policy carries a nonce instead of hashes. */
function draftAnswer(request: NextRequest) {
  if (!production) return NextResponse.next()
  const policy = pagePolicy(
    [`'nonce-${randomBytes(16).toString('base64')}'`, "'strict-dynamic'"],
    origins,
    true,
  )
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const config = {
  matcher: [
    '/wiring/:path+',
    '/wiring-static/:path+',
    { source: '/((?!_next/|api/|forms/).*)', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
}
