import { readUpTo } from '@wiring/contract/read-body'
import { Unavailable } from '@wiring/contract/rpc'
import { imageBucket } from '@wiring/session/images'
import { maxImageBytes } from '@wiring/session/limits'
import { env } from './env.ts'

interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>
  type: string | null
}

/** A picture by its name in the bucket; `null` of none and of one too large. Throws `Unavailable`. */
export async function readObject(name: string, signal: AbortSignal): Promise<StoredObject | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${imageBucket}/${name}`, {
    headers: env.serviceHeaders,
    signal,
  })
  if (response.ok && response.body !== null) {
    // Whole, since a place may stand behind the pixels.
    const bytes = await readUpTo(response.body, maxImageBytes)
    return bytes && { bytes, type: response.headers.get('content-type') }
  }
  await response.body?.cancel()
  if ([400, 404, 416].includes(response.status)) return null
  throw new Unavailable(`storage: ${response.status}`)
}
