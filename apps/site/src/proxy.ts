import { randomBytes } from 'node:crypto'
import { pages } from '@wiring/content/pages'
import { signedAddress, signedAddressNames } from '@wiring/contract/signature'
import { visitorAddress } from '@wiring/server/visitor-address'
import { type NextRequest, NextResponse } from 'next/server'
import { env, production } from './env.ts'
import { onboardingIsUp } from './routing/onboarding-health.ts'
import { onboardingUnavailable } from './routing/onboarding-unavailable.ts'
import { canonicalRedirect, editorRedirect, noticeRedirect } from './routing/redirect-responses.ts'
import { pagePolicy } from './security/content-security-policy.mjs'
import { denyAllPolicy } from './security/headers.ts'
import { origins } from './security/origins.ts'

export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (wizardPath.test(pathname))
    return (
      canonicalRedirect(request.nextUrl) ??
      ((await onboardingIsUp(pathname)) ? forwardToOnboarding(request) : onboardingUnavailable())
    )
  const redirect = pagePaths.has(pathname)
    ? (refuseMethod(request) ?? noticeRedirect(request.nextUrl))
    : ((await editorRedirect(request)) ?? canonicalRedirect(request.nextUrl))
  if (redirect) return redirect
  return request.cookies.has('__prerender_bypass') ? draftResponse(request) : NextResponse.next()
}

const pagePaths = new Set<string>(Object.values(pages).map(({ path }) => path))

const wizardPath = /^\/wiring(-static\/|\/|$)/

/** Next would answer with the page, but without its policy. */
function refuseMethod({ method }: NextRequest) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return null
  return new NextResponse('Pages are only read.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-security-policy': denyAllPolicy },
  })
}

/** No address that the visitor sent may reach the wizard. */
async function forwardToOnboarding(request: NextRequest) {
  const headers = new Headers(request.headers)
  for (const name of [...signedAddressNames, 'x-forwarded-for', 'x-real-ip', 'forwarded'])
    headers.delete(name)
  const signed = await signedAddress(visitorAddress(), env.CLIENT_IP_SECRET)
  for (const [name, value] of Object.entries(signed)) headers.set(name, value)
  const target = new URL(env.ONBOARDING_URL)
  // Not resolved: `//evil.test` must stay a path.
  target.pathname = request.nextUrl.pathname
  target.search = request.nextUrl.search
  return NextResponse.rewrite(target, { request: { headers } })
}

/** Rendered per request, hence a nonce instead of hashes. */
function draftResponse(request: NextRequest) {
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
    // Next does not run this list: a test compares it with the page registry.
    // With a body only: reading a page must not run this code.
    { source: '/', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/', has: [{ type: 'query', key: 'notice' }] },
    { source: '/:page(console|lab|map|trust)', has: [{ type: 'header', key: 'content-type' }] },
    '/wiring/:path*',
    '/wiring-static/:path+',
    '/((?!_next/|alive$|ready$|api/|forms/|og/|seed-pictures/|console$|lab$|map$|trust$|map/[a-z-]+\\.svg$).+)',
    { source: '/((?!_next/|api/|forms/).*)', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
}
