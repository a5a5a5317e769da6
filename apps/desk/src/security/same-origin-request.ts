const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Called by programPaths with a key. */
const programPaths = ['/api/worker']

interface RequestFacts {
  method: string
  path: string
  headers: Pick<Headers, 'get'>
}

/** With `no-referrer` our pages post with origin "null". */
export function isSameOriginRequest({ method, path, headers }: RequestFacts, deskUrl: string): boolean {
  if (safeMethods.includes(method)) return true
  const origin = headers.get('origin')
  if (origin === null) return programPaths.includes(path)
  return origin === deskUrl || (origin === 'null' && headers.get('sec-fetch-site') === 'same-origin')
}
