/** JSON with the headers every answer has. Nothing here may be cached or sniffed. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

/** 429. The wait is rounded up to quarters of an hour, so that it tells little about who else came when. */
export function tooMany(error: string, seconds: number): Response {
  const quarter = 900
  return json({ error }, 429, { 'retry-after': String(Math.ceil(seconds / quarter) * quarter) })
}
