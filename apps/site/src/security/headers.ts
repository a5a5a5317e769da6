import { siteFiles } from '@wiring/content/documents/redirect/redirect-path.ts'
import { pages } from '@wiring/content/pages'

/** Pages get their script policy from the cache handler. */
export const commonHeaders = {
  source: '/((?!wiring/|wiring-static/).*)',
  headers: [
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ],
}

export const denyAllPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'"

/** Where `headers()` of Next does not reach. */
export const securityHeaders = Object.fromEntries([
  ...commonHeaders.headers.map(({ key, value }) => [key, value] as const),
  ['Content-Security-Policy', denyAllPolicy] as const,
])

export const wizardHeaders = {
  ...securityHeaders,
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export const headersFor = (path: string): Record<string, string> =>
  /^[\\/]+wiring/.test(path) ? wizardHeaders : securityHeaders

/** No pattern for files and forms: the 404 page and a form's own page have another policy. */
export const dataHeaders = [
  '/:area(api|og|_next)/:path*',
  '/map/:drawing',
  `/:file(${siteFiles.join('|').replaceAll('.', '\\.')})`,
].map((source) => ({
  source,
  headers: [{ key: 'Content-Security-Policy', value: denyAllPolicy }],
}))

/** Of pages as visitors get them: not of drafts. */
export const pageHeaders = Object.values(pages).map(({ path }) => ({
  source: path,
  missing: [{ type: 'cookie' as const, key: '__prerender_bypass' }],
  headers: [
    // Next's own value is a year, too long for a CDN.
    { key: 'Cache-Control', value: 'public, max-age=0, s-maxage=5, stale-while-revalidate=86400' },
    // A header costs the page no bytes and its script policy no exception.
    { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
  ],
}))
