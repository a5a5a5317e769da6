import { pagePolicy } from '@wiring/server/page-policy'
import { type NextRequest, NextResponse } from 'next/server'
import { env, isDevelopment } from './env.ts'
import { bareHeaders } from './security/headers.ts'
import { refuseBlocked } from './session/blocked-caller.ts'
import { callerOf, countUnknownId } from './session/count-unknown-id.ts'
import { isForeignSubresource, refuseSubresource } from './session/foreign-subresource.ts'
import { openPasted, readPastedLink } from './session/pasted-link.ts'
import { tooMany } from './session/too-many.ts'

export const config = { matcher: ['/((?!wiring-static|_next/static).*)'] }

/** They have the house's face, which only a route's bundle finds. */
const barePages = ['check-link', 'map-closed']
const reserved = ['alive', 'ready', 'delete', 'too-many']
const countsNothing = ['alive', 'ready', 'too-many']
/** These set a policy of their own, which one from here would replace. */
const ownPolicy =
  /\/(state|confirm|alive|ready|too-many|map-closed|check-link|sheet\.pdf|map\.svg|map\.txt|map\.json|card\.png|pictures\/\d)$/

export async function proxy(request: NextRequest): Promise<Response> {
  const { SITE_URL, CLIENT_IP_SECRET, NEXT_PUBLIC_SUPABASE_URL } = env()
  const { pathname, search } = request.nextUrl
  const [, zone, id] = pathname.split('/')
  if (zone === 'wiring' && !countsNothing.includes(id ?? '')) {
    if (isForeignSubresource(request.headers)) return refuseSubresource()
  }
  const link =
    zone === 'wiring' && ![...reserved, ...barePages].includes(id ?? '') && readPastedLink(pathname)
  if (link === 'unclear') return rewriteTo(request, 'check-link')
  if (link && typeof link === 'object') return openPasted(SITE_URL, link.path, search)
  if (id === 'map' && link === 'none') return rewriteTo(request, 'map-closed')
  if (link && id !== 'map') {
    const sessionId = link === 'exact' ? (id ?? null) : null
    const refusal = await refuseBlocked(await callerOf(request.headers, CLIENT_IP_SECRET), sessionId)
    if (refusal) return refusal
    if (sessionId === null) {
      const wait = id ? await countUnknownId(request.headers) : 0
      if (wait > 0) return tooMany(wait)
      return NextResponse.redirect(id ? `${SITE_URL}/?notice=session-not-found` : `${SITE_URL}/`, {
        status: 307,
        headers: bareHeaders,
      })
    }
  }
  if (ownPolicy.test(pathname))
    return NextResponse.next({ headers: { 'Cache-Control': 'private, no-store' } })
  const nonce = crypto.randomUUID()
  const own = ownSources(new URL(NEXT_PUBLIC_SUPABASE_URL).origin)
  const policy = pagePolicy({ nonce, isDevelopment, own })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function rewriteTo({ nextUrl }: NextRequest, page: string): Response {
  const address = nextUrl.clone()
  address.pathname = `/wiring/${page}`
  return NextResponse.rewrite(address)
}

/** Pictures are looked at before they are sent, and shown from the database. */
const ownSources = (database: string) => ({
  'img-src': `'self' blob: data: ${database}`,
  'connect-src': `'self' ${database}`,
  'worker-src': "'self' blob:",
  'font-src': "'self'",
})
