import { isSessionId } from '@wiring/session/session-id'
import { type NextRequest, NextResponse } from 'next/server'
import { env, isDevelopment } from './env.ts'
import { clientIp } from './session/client-ip.ts'
import { missLimit } from './session/miss-limit.ts'

export const config = { matcher: ['/((?!wiring-static|_next/static).*)'] }

const reserved = ['alive', 'delete']

/** Answers without a page: nothing in them may load anything. */
const bare = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Gives every page a fresh nonce policy, and turns away ids that cannot exist before anything is rendered. */
export function proxy(request: NextRequest): NextResponse {
  const { SITE_URL, CLIENT_IP_SECRET, NEXT_PUBLIC_SUPABASE_URL, RATE_LIMITS } = env()
  const [, zone, id] = request.nextUrl.pathname.split('/')
  if (zone === 'wiring' && !reserved.includes(id ?? '')) {
    const caller = clientIp(request.headers, CLIENT_IP_SECRET)
    const wait = RATE_LIMITS === 'relaxed' ? 0 : missLimit.wait(caller, Date.now())
    if (wait > 0) return tooMany(wait)
    if (!isSessionId(id)) {
      if (id) missLimit.miss(caller, Date.now())
      return NextResponse.redirect(id ? `${SITE_URL}/?notice=session-not-found` : `${SITE_URL}/`, {
        status: 307,
        headers: bare,
      })
    }
  }
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(nonce, new URL(NEXT_PUBLIC_SUPABASE_URL).origin)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function tooMany(seconds: number): NextResponse {
  return new NextResponse('Too many unknown addresses. Please try again later.', {
    status: 429,
    headers: { ...bare, 'Retry-After': String(seconds), 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Nothing but this origin and the storage; scripts by nonce; pictures also from the device before upload. */
function contentSecurityPolicy(nonce: string, supabase: string): string {
  const inDevelopment = (source: string) => (isDevelopment ? ` ${source}` : '')
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${inDevelopment("'unsafe-eval'")}`,
    // styled-components writes its server-rendered styles inline and knows no nonce there; scripts stay strict.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' blob: data: ${supabase}`,
    `connect-src 'self' ${supabase}${inDevelopment('ws:')}`,
    `worker-src 'self' blob:`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
