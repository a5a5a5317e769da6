/**
 * Not a proxy's HTML with status 200, nor an answer without its document.
 * @param {{ url?: string, body: string }} data as Next stores it; the body in base64
 */
export function isCacheable({ url = '', body }) {
  if (!url.includes('/data/query/')) return true
  try {
    const { result } = JSON.parse(Buffer.from(body, 'base64').toString('utf8'))
    const type = result?._type
    return result !== null && result !== undefined && (!type || decodeURIComponent(url).includes(`"${type}"`))
  } catch {
    return false
  }
}
