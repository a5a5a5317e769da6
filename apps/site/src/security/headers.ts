/** For every answer. The policy for scripts is not here: pages get theirs with their hashes from the cache handler. */
export const everywhereHeaders = {
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

/** Route handlers answer with data: nothing in them may run, load or be framed. */
export const apiHeaders = {
  source: '/:area(api|forms|_next)/:path*',
  headers: [
    {
      key: 'Content-Security-Policy',
      value:
        "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
    },
  ],
}

/**
 * Lets a CDN or proxy keep the prerendered pages for seconds (Next's own value is a year, which would hide a publish).
 * Exactly these routes, never a pattern, and never for a visitor with drafts.
 */
export const pageCacheHeaders = ['/', '/console', '/lab'].map((source) => ({
  source,
  missing: [{ type: 'cookie' as const, key: '__prerender_bypass' }],
  headers: [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=5, stale-while-revalidate=86400' }],
}))
