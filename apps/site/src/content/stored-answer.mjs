/**
 * Whether an answer may be stored: what the content lake said, as JSON with a result. A proxy's page in HTML with status 200, or
 * a lake that has lost a document of a page or gives another one, would else stay for an hour.
 * @param {{ url?: string, body: string }} data as Next stores it; the body in base64
 */
export function mayBeStored({ url = '', body }) {
  if (!url.includes('/data/query/')) return true
  try {
    const { result } = JSON.parse(Buffer.from(body, 'base64').toString('utf8'))
    const type = result?._type
    return result !== null && result !== undefined && (!type || decodeURIComponent(url).includes(`"${type}"`))
  } catch {
    return false
  }
}
