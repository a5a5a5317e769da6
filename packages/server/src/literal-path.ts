const unsafe = /[\p{Cc}\u2028\u2029]/u

/**
 * The address with each percent sign of its path taken literally when the path is malformed or hides control
 * characters: Next would answer 500, and log what it decoded. So it is a path that does not exist.
 */
export function literalPath(address: string): string {
  const [path = ''] = address.split('?', 1)
  return isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    return !unsafe.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
