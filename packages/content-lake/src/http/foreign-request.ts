/** Names and origins of the servers of one local stack. */
export interface OwnAddresses {
  /** Without a port; names of this machine always count. */
  hosts: readonly string[]
  /** Origins whose pages may call a server. */
  origins: readonly string[]
}

export interface Refusal {
  status: 403 | 421
  message: string
}

/** Names in lower case, as Node gives them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

const localName = /^(localhost|127\.0\.0\.1|([a-z0-9-]+\.)+localhost)$/

function isOwnHost(host: string, { hosts }: OwnAddresses): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return localName.test(name) || hosts.includes(name)
}

/** A script, style or frame of a page of another site; pictures and links are allowed. */
function isForeignSubresource(headers: Headers): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    headers['sec-fetch-dest'] !== 'image'
  )
}

/** A page without a referrer posts its own forms with the origin "null"; Sec-Fetch-Site still tells. */
const isOwnOrigin = (headers: Headers, { origins }: OwnAddresses) =>
  origins.includes(String(headers.origin)) ||
  (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')

/**
 * `null` when the request may pass. A foreign Host is DNS rebinding, a foreign Origin a web page that calls
 * this machine; programs send no Origin.
 */
export function refusalOf(headers: Headers, own: OwnAddresses): Refusal | null {
  const { host, origin } = headers
  if (typeof host !== 'string' || !isOwnHost(host, own))
    return { status: 421, message: 'This server answers only under the names of this machine.' }
  if (origin === undefined ? isForeignSubresource(headers) : !isOwnOrigin(headers, own))
    return { status: 403, message: 'This server answers only to pages of the local stack.' }
  return null
}
