import { decoded } from '@wiring/content/documents/redirect/redirect-path.ts'
import { pages } from '@wiring/content/pages'
import type { NextRequest } from 'next/server'
import { env } from '../env.ts'
import { securityHeaders, wizardHeaders } from '../security/headers.ts'
import { sessionNotFound } from '../shell/session-not-found.ts'
import { cachedRedirects } from './cached-redirects.ts'
import { findRedirect } from './find-redirect.ts'

/** A link in a sentence takes the full stop along. */
function pageOfPastedLink(pathname: string): string | undefined {
  const path = decoded(pathname).replace(/[^\p{L}\p{N}]+$/u, '')
  return path === pathname.replace(/\/$/, '') ? undefined : pagePaths.find((page) => page === path)
}

const pagePaths = Object.values(pages).map(({ path }) => path)

/** Next's own redirects have no security headers. */
export function canonicalRedirect({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response | null {
  if (/^\/wiring\/?$/.test(pathname)) return redirectResponse(307, '/', '', securityHeaders)
  const page = pageOfPastedLink(pathname)
  if (page) return redirectResponse(307, page, search, { ...securityHeaders, 'Cache-Control': 'no-store' })
  if (pathname === '/' || !pathname.endsWith('/')) return null
  const headers = pathname.startsWith('/wiring/') ? wizardHeaders : securityHeaders
  return redirectResponse(308, pathname.replace(/\/+$/, ''), search, headers)
}

/** The page is static, hence a fragment. */
export function noticeRedirect({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): Response | null {
  if (pathname !== '/' || searchParams.get('notice') !== sessionNotFound) return null
  return redirectResponse(307, '/', `#${sessionNotFound}`, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
  })
}

function redirectResponse(
  status: number,
  path: string,
  rest: string,
  headers: Record<string, string>,
): Response {
  const target = new URL(env.SITE_URL)
  // Not resolved: `//evil.test` must stay a path.
  target.pathname = path
  return new Response(null, { status, headers: { ...headers, Location: target.href + rest } })
}

export async function editorRedirect(request: NextRequest): Promise<Response | null> {
  const found = findRedirect(request.nextUrl.pathname + request.nextUrl.search, await cachedRedirects())
  if (!found) return null
  return new Response(null, {
    status: found.permanent ? 308 : 307,
    headers: {
      ...securityHeaders,
      Location: new URL(found.to, env.SITE_URL).href,
      'Cache-Control': found.permanent ? 'private, max-age=3600' : 'no-store',
    },
  })
}
