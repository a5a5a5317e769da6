/** Multipart framing (bytes). */
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

/** `over()` says whether more than `limit` bytes came. */
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
 * Defect of lite 0.10: `file_size_limit` is compared with Content-Length only, so a chunked upload may have
 * any size. This counts and answers 413.
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
  // The HTTP parser enforces a stated length.
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
