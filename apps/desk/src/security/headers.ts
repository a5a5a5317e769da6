/** The only routes that may be framed, by our own pages. */
export const framedPath = '/frames/'

const common = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'Cache-Control': 'private, no-store',
}

const denyAllPolicy = (ancestors: string) =>
  `default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`

/** Also for answers of Next without a route. */
export function defaultHeaders(path: string): Record<string, string> {
  const framed = path.startsWith(framedPath)
  return {
    ...common,
    'X-Frame-Options': framed ? 'SAMEORIGIN' : 'DENY',
    'Content-Security-Policy': denyAllPolicy(framed ? "'self'" : "'none'"),
  }
}
