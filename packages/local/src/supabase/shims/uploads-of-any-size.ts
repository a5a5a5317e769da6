/** What multipart framing may add to an upload. */
const framing = 16_384

const tooLarge = () =>
  Response.json(
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    { status: 413 },
  )

/** The body with a tripwire: `over()` says whether more than `limit` bytes came. */
function measured(body: ReadableStream<Uint8Array>, limit: number) {
  let size = 0
  const stream = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > limit) controller.error(new Error('The object is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return { stream, over: () => size > limit }
}

/**
 * Defect of lite 0.10: a bucket's `file_size_limit` is compared with the Content-Length header only, so a
 * chunked upload is stored whatever its size. This counts the bytes that really come and answers 413 past the
 * bucket's `largest`.
 */
export async function boundUpload(
  request: Request,
  largest: number,
  answer: (bounded: Request) => Promise<Response>,
): Promise<Response> {
  const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const limit = largest + (multipart ? framing : 0)
  const stated = request.headers.get('content-length')
  if (Number(stated ?? 0) > limit) return tooLarge()
  // A stated length is kept by the HTTP parser; only a body without one needs counting.
  if (request.body === null || stated !== null) return answer(request)
  const { stream, over } = measured(request.body, limit)
  try {
    const init: RequestInit & { duplex: 'half' } = { body: stream, duplex: 'half' }
    const response = await answer(new Request(request, init))
    return over() ? tooLarge() : response
  } catch (error) {
    if (over()) return tooLarge()
    throw error
  }
}
