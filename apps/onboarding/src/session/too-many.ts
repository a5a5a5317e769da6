/** Answers without a page: nothing in them may load anything. */
export const bareHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** 429 for whoever tries ids. */
export function tooMany(seconds: number): Response {
  return new Response('Too many unknown addresses. Please try again later.', {
    status: 429,
    headers: { ...bareHeaders, 'Retry-After': String(seconds), 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
