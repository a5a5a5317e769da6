import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BodyReceiver, type ReceiveFailure } from './body-receiver.ts'
import { overloadedResponse } from './bounded-queue.ts'

const largestCall = 2 * 1024 * 1024
const largestUpload = 5 * 1024 * 1024 + 16_384
/** Without a length the hosted server sets no limit: the upload rules refuse what is too large. */
const largestUnknown = 64 * 1024 * 1024

const calls = new BodyReceiver({ maxConcurrent: 200, idleTimeoutMs: 10_000 })
const uploads = new BodyReceiver({ maxConcurrent: 300, idleTimeoutMs: 30_000 })

/** Storage answers 400 with the 413 inside. */
function tooLargeResponse(status: 400 | 413): Response {
  const message = 'The object exceeded the maximum allowed size'
  return Response.json({ statusCode: '413', error: 'Payload too large', message }, { status })
}

/** Closes the connection, because the rest of the body is not read. */
function refusal(missing: ReceiveFailure, status: 400 | 413): Response {
  const response = missing === 'too large' ? tooLargeResponse(status) : overloadedResponse(1)
  response.headers.set('connection', 'close')
  return response
}

function withBody(request: Request, body: BodyInit, size?: number): Request {
  const headers = new Headers(request.headers)
  headers.delete('transfer-encoding')
  if (size !== undefined) headers.set('content-length', String(size))
  const init: RequestInit & { duplex: 'half' } = { method: request.method, headers, body, duplex: 'half' }
  return new Request(request.url, init)
}

/** Read when its turn comes, so that waiting bodies take no memory. */
function fileStream(path: string): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await readFile(path))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

type Answer = (complete: Request) => Promise<Response>

export async function withBufferedBody(request: Request, answer: Answer): Promise<Response> {
  if (request.body === null) return answer(request)
  const chunks: Uint8Array[] = []
  const missing = await calls.receive(request.body, largestCall, (chunk) => chunks.push(chunk))
  if (missing !== null) return refusal(missing, 413)
  const whole = Buffer.concat(chunks)
  return answer(withBody(request, whole, whole.length))
}

export async function withBodyOnDisk(request: Request, folder: string, answer: Answer): Promise<Response> {
  if (request.body === null) return answer(request)
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > largestUpload) return refusal('too large', 400)
  const path = join(folder, randomUUID())
  const file = await open(path, 'w')
  let size = 0
  try {
    const missing = await uploads.receive(
      request.body,
      length === null ? largestUnknown : largestUpload,
      async (chunk) => {
        await file.write(chunk)
        size += chunk.byteLength
      },
    )
    await file.close()
    if (missing !== null) return refusal(missing, 400)
    return await answer(withBody(request, fileStream(path), length === null ? undefined : size))
  } finally {
    await file.close().catch(() => {})
    await rm(path, { force: true })
  }
}
