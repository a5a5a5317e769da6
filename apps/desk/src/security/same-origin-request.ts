const safe = ['GET', 'HEAD', 'OPTIONS']

/** Called by programs with a key. */
const programs = ['/api/worker']

interface Asked {
  method: string
  path: string
  headers: Pick<Headers, 'get'>
}

/** With `no-referrer` our pages post with origin "null". */
export function isSameOriginRequest({ method, path, headers }: Asked, deskUrl: string): boolean {
  if (safe.includes(method)) return true
  const origin = headers.get('origin')
  if (origin === null) return programs.includes(path)
  return origin === deskUrl || (origin === 'null' && headers.get('sec-fetch-site') === 'same-origin')
}
