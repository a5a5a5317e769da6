interface PagePolicy {
  nonce: string
  isDevelopment: boolean
  /** Added to, or in place of, what every page has. */
  own?: Readonly<Record<string, string>>
}

/** Content-Security-Policy of a page that is made for each request. */
export function pagePolicy({ nonce, isDevelopment, own = {} }: PagePolicy): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // styled-components' server-rendered styles have no nonce.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': '/reports',
    ...own,
  }
  if (isDevelopment) {
    directives['script-src'] += " 'unsafe-eval'"
    directives['connect-src'] += ' ws:'
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
