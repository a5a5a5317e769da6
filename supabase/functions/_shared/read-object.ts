import { Unavailable } from '@wiring/contract/rpc'
import { imageBucket } from '@wiring/session/images'
import { maxImageBytes } from '@wiring/session/limits'
import { env } from './env.ts'

/** Whole, since a place may stand behind the pixels; `null` of one that is larger than storage takes. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxImageBytes) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>
  type: string | null
}

/** A picture by its name in the bucket; `null` if there is none. Throws `Unavailable`. */
export async function readObject(name: string, signal: AbortSignal): Promise<StoredObject | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${imageBucket}/${name}`, {
    headers: env.serviceHeaders,
    signal,
  })
  if (response.ok && response.body !== null) {
    const bytes = await bytesOf(response.body)
    return bytes && { bytes, type: response.headers.get('content-type') }
  }
  await response.body?.cancel()
  if ([400, 404, 416].includes(response.status)) return null
  throw new Unavailable(`storage: ${response.status}`)
}
