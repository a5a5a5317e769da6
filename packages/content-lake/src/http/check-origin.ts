export interface AllowedAddresses {
  hosts: readonly string[]
  origins: readonly string[]
}

export interface OriginError {
  status: 403 | 421
  message: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const localName = /^(localhost|127\.0\.0\.1|([a-z0-9-]+\.)+localhost)$/

function isOwnHost(host: string, { hosts }: AllowedAddresses): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return localName.test(name) || hosts.includes(name)
}

/** Pictures of the lake and of storage: the stack's own pages may have the machine's other name. */
const picture = /^\/(images|storage\/v1\/object\/public)\//

function isCrossSiteSubresource(headers: Headers, path: string): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    !(headers['sec-fetch-dest'] === 'image' && picture.test(path))
  )
}

const isOwnOrigin = (headers: Headers, { origins }: AllowedAddresses) =>
  origins.includes(String(headers.origin)) ||
  (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')

/**
 * `null` when allowed. A foreign Host means DNS rebinding, a foreign Origin a web page; programs send no
 * Origin.
 */
export function originError(
  { headers, url = '/' }: { headers: Headers; url?: string | undefined },
  own: AllowedAddresses,
): OriginError | null {
  const { host, origin } = headers
  if (typeof host !== 'string' || !isOwnHost(host, own))
    return { status: 421, message: 'This server answers only under the names of this machine.' }
  if (origin === undefined ? isCrossSiteSubresource(headers, url) : !isOwnOrigin(headers, own))
    return { status: 403, message: 'This server answers only to pages of the local stack.' }
  return null
}
