/** The names and origins under which the servers of one local stack answer. */
export interface OwnAddresses {
  /** Host names without a port, besides those that always mean this machine. */
  hosts: readonly string[]
  /** Origins whose pages may call a server. */
  origins: readonly string[]
}

export interface Refusal {
  status: 403 | 421
  message: string
}

/** What a browser says of a request. Names in lower case, as Node gives them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

const localName = /^(localhost|127\.0\.0\.1|([a-z0-9-]+\.)+localhost)$/

function isOwnHost(host: string, { hosts }: OwnAddresses): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return localName.test(name) || hosts.includes(name)
}

/** A page of another site loads this as a script, style or frame; pictures and links are left alone. */
function isForeignSubresource(headers: Headers): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    headers['sec-fetch-dest'] !== 'image'
  )
}

/** A page without a referrer posts its own forms with the origin "null"; the browser still says whose page it is. */
const isOwnOrigin = (headers: Headers, { origins }: OwnAddresses) =>
  origins.includes(String(headers.origin)) ||
  (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')

/**
 * Why a local server does not answer this request, or `null` when it does. A foreign Host is DNS rebinding; a foreign
 * Origin is a web page that calls this machine. Requests without an Origin come from programs and from own pages.
 */
export function refusalOf(headers: Headers, own: OwnAddresses): Refusal | null {
  const { host, origin } = headers
  if (typeof host !== 'string' || !isOwnHost(host, own))
    return { status: 421, message: 'This server answers only under the names of this machine.' }
  if (origin === undefined ? isForeignSubresource(headers) : !isOwnOrigin(headers, own))
    return { status: 403, message: 'This server answers only to pages of the local stack.' }
  return null
}
