import { randomBytes } from 'node:crypto'
import { pages } from '@wiring/content/pages'
import { visitorAddress } from '@wiring/server/visitor-address'
import { signedAddress, signedAddressNames } from '@wiring/session/signed-address'
import { type NextRequest, NextResponse } from 'next/server'
import { env, production } from './env.ts'
import { onboardingIsUp } from './routing/onboarding-health.ts'
import { unavailablePage } from './routing/onboarding-unavailable.ts'
import { noticeRedirect, redirectAnswer, tidyRedirect } from './routing/redirect-responses.ts'
import { pagePolicy } from './security/content-security-policy.mjs'
import { nothingRuns } from './security/headers.ts'
import { origins } from './security/origins.ts'

/**
 * In front of the wizard, for editors with drafts, and for addresses that are no page, which editors may
 * redirect.
 */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (wizard.test(pathname))
    return tidyRedirect(request.nextUrl) ?? ((await onboardingIsUp()) ? forward(request) : unavailablePage())
  const elsewhere = paths.has(pathname)
    ? (methodRefused(request) ?? noticeRedirect(request.nextUrl))
    : ((await redirectAnswer(request)) ?? tidyRedirect(request.nextUrl))
  if (elsewhere) return elsewhere
  return request.cookies.has('__prerender_bypass') ? draftAnswer(request) : NextResponse.next()
}

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))

const wizard = /^\/wiring(-static\/|\/|$)/

/** Next answers a posted form with the page, without the policy that the page is stored with. */
function methodRefused({ method }: NextRequest) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return null
  return new NextResponse('Pages are only read.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-security-policy': nothingRuns },
  })
}

/** Signs the visitor's address and drops every claim about it that the visitor sent. */
async function forward(request: NextRequest) {
  const headers = new Headers(request.headers)
  for (const name of [...signedAddressNames, 'x-forwarded-for', 'x-real-ip', 'forwarded'])
    headers.delete(name)
  const signed = await signedAddress(visitorAddress(), env.CLIENT_IP_SECRET)
  for (const [name, value] of Object.entries(signed)) headers.set(name, value)
  return NextResponse.next({ request: { headers } })
}

/** Rendered for each request, so the policy has a nonce instead of hashes. */
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
    // Next reads this list without running it: it repeats the paths of the page registry, and a test compares
    // them.
    // Only what brings a body: reading a page must not run this code.
    { source: '/', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/', has: [{ type: 'query', key: 'notice' }] },
    { source: '/:page(console|lab|map)', has: [{ type: 'header', key: 'content-type' }] },
    '/wiring/:path*',
    '/wiring-static/:path+',
    '/((?!_next/|api/|forms/|og/|seed-pictures/|console$|lab$|map$|map/[a-z-]+\\.svg$).+)',
    { source: '/((?!_next/|api/|forms/).*)', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
}
