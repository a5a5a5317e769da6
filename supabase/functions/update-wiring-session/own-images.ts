import { ownImagePath } from '@wiring/session/images'
import { maxImagePixels } from '@wiring/session/limits'
import { Unavailable } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { imageFacts } from './image-facts.ts'

/** Enough for every header and for the blocks of a camera, which come before the picture itself. */
const headBytes = 262_144

/** Up to `headBytes` of a stream's start; the rest is not read. */
async function headOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(headBytes)
  let size = 0
  for await (const chunk of body) {
    head.set(chunk.subarray(0, headBytes - size), size)
    size = Math.min(size + chunk.length, headBytes)
    if (size === headBytes) break
  }
  return head.subarray(0, size)
}

/** The start of an object of wiring-images, or `null` when it does not exist. */
async function readHead(name: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/wiring-images/${name}`, {
    headers: {
      apikey: env.serviceKey,
      authorization: `Bearer ${env.serviceKey}`,
      range: `bytes=0-${headBytes - 1}`,
    },
    signal,
  })
  if (response.ok && response.body !== null) return await headOf(response.body)
  await response.body?.cancel()
  // 416: an empty object has no first byte.
  if ([400, 404, 416].includes(response.status)) return null
  throw new Unavailable(`storage: ${response.status}`)
}

/** A picture that is safe to show: an allowed type by its bytes, no decompression bomb, and silent about where it was taken. */
async function isFit(name: string, signal: AbortSignal): Promise<boolean> {
  const bytes = await readHead(name, signal)
  const facts = bytes && imageFacts(bytes)
  return facts !== null && !facts.located && facts.width * facts.height <= maxImagePixels
}

/**
 * The object names of these public URLs, if each lies in this session's folder, exists and is fit; else `null`. Throws when
 * storage does not answer before `signal`.
 */
export async function ownImages(
  urls: readonly string[],
  sessionId: string,
  signal: AbortSignal,
): Promise<string[] | null> {
  const names = urls.map((url) => ownImagePath(url, env.supabaseUrl, sessionId))
  if (!names.every((name) => name !== null)) return null
  const fit = await Promise.all(names.map((name) => isFit(name, signal)))
  return fit.every(Boolean) ? names : null
}
