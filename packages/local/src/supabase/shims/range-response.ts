/** Defect of lite 0.10: `Range` is ignored, but the functions read only the first 256 KB of pictures. */
export async function rangeResponse(request: Request, response: Response): Promise<Response> {
  const range = request.headers.get('range')
  if (range === null || request.method !== 'GET' || response.status !== 200) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const start = first === undefined ? bytes.length : Number(first)
  const part = bytes.subarray(start, last ? Number(last) + 1 : undefined)
  if (part.length === 0)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } })
  const headers = new Headers(response.headers)
  headers.set('content-length', String(part.length))
  headers.set('content-range', `bytes ${start}-${start + part.length - 1}/${bytes.length}`)
  return new Response(part, { status: 206, headers })
}
