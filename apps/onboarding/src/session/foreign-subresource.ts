/**
 * Whether another site makes the browser load this address as anything but a page that its user opens: an image, a frame,
 * a script, a fetch, a prefetch. Browsers send `Sec-Fetch-*` and let no page change them.
 */
export function isForeignSubresource(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return false
  const opened = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  return !opened || /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}
