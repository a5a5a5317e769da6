import { isLoopback } from '@wiring/contract/desk/access'
import { pagePolicy } from '@wiring/server/page-policy'
import { localPath } from '@wiring/ui/local-path'
import { type NextRequest, NextResponse } from 'next/server'
import { env, isDevelopment } from './env.ts'
import { framedPath } from './security/headers.ts'
import { isSameOriginRequest } from './security/same-origin-request.ts'

/** Asked by programs, under any name of this host. */
const probes = ['/alive', '/ready']

export const config = { matcher: ['/((?!_next/static).*)'] }

export function proxy(request: NextRequest): Response {
  const { DESK_URL } = env()
  const { pathname, search } = request.nextUrl
  if (!isSameOriginRequest({ method: request.method, path: pathname, headers: request.headers }, DESK_URL))
    return Response.json({ error: 'The desk answers only to its own pages.' }, { status: 403 })
  if (pathname.startsWith('/api/') || pathname.startsWith(framedPath) || probes.includes(pathname))
    return NextResponse.next()
  // Passkeys and the cookie belong to one host name; localhost has two.
  if (
    isLoopback(DESK_URL) &&
    request.method === 'GET' &&
    request.headers.get('host') !== new URL(DESK_URL).host
  )
    return refreshTo(DESK_URL + localPath(pathname) + search)
  const nonce = crypto.randomUUID()
  const policy = pagePolicy({ nonce, isDevelopment })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-desk-path', pathname + search)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Next would make a redirect relative. */
const refreshTo = (url: string) =>
  new Response('The desk answers under one name only.', { headers: { Refresh: `0;url=${url}` } })
