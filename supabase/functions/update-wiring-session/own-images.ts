import { imageExtensions, ownImagePath, sniffImageType } from '@wiring/session/images'
import { maxImageBytes, maxImagePixels, maxInterlacedPixels } from '@wiring/session/limits'
import { hasLocation, isInterlacedPng, readPictureHeader } from '@wiring/session/picture-header'
import { Unavailable } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'

/** Whole, since a place may stand behind the pixels; `null` of one that is larger than storage takes. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
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
  bytes: Uint8Array
  type: string | null
}

async function readObject(name: string, signal: AbortSignal): Promise<StoredObject | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/wiring-images/${name}`, {
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

/** Name, declared type and first bytes must say the same. */
async function isAllowedPicture(name: string, signal: AbortSignal): Promise<boolean> {
  const stored = await readObject(name, signal)
  const type = stored && sniffImageType(stored.bytes)
  if (stored === null || type === null) return false
  if (stored.type?.split(';')[0] !== type || !name.endsWith(`.${imageExtensions[type]}`)) return false
  const header = readPictureHeader(stored.bytes)
  const most = isInterlacedPng(stored.bytes) ? maxInterlacedPixels : maxImagePixels
  return header !== null && header.width * header.height <= most && !hasLocation(stored.bytes)
}

/** Null unless every URL is the session's own and an allowed picture. */
export async function ownImages(
  urls: readonly string[],
  sessionId: string,
  signal: AbortSignal,
): Promise<string[] | null> {
  const names = urls.map((url) => ownImagePath(url, env.supabaseUrl, sessionId))
  if (!names.every((name) => name !== null)) return null
  const fit = await Promise.all(names.map((name) => isAllowedPicture(name, signal)))
  return fit.every(Boolean) ? names : null
}
