/** From `start` to `end`, both included. */
async function* between(body: ReadableStream<Uint8Array>, start: number, end: number) {
  let at = 0
  // Leaving the loop cancels the body.
  for await (const chunk of body) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    if (part.length > 0) yield part
    at += chunk.length
    if (at > end) return
  }
}

/**
 * Defect of lite 0.10: `Range` is ignored. The functions read the first 256 KB of pictures of megabytes.
 * This answers a single range with 206.
 */
export function onlyTheRange(request: Request, response: Response): Response {
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  const size = Number(response.headers.get('content-length'))
  if (first === undefined || request.method !== 'GET' || response.status !== 200 || !response.body)
    return response
  if (!Number.isInteger(size) || size === 0) return response
  const start = Number(first)
  const end = Math.min(last === '' ? size : Number(last), size - 1)
  if (start > end) {
    void response.body.cancel()
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const headers = new Headers(response.headers)
  headers.set('content-length', String(end - start + 1))
  headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const parts = between(response.body, start, end)
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
    },
  })
  return new Response(stream, { status: 206, headers })
}
