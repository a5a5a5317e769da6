import { bareHeaders } from '../security/headers.ts'

/** No page can forge `Sec-Fetch-*`. */
export function isForeignSubresource(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return false
  const isNavigation =
    headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  return !isNavigation || /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

export function refuseSubresource(): Response {
  return new Response(null, { status: 403, headers: bareHeaders })
}
