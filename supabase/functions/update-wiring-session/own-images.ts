import { ownImagePath, sniffImageType } from '@wiring/session/images'
import { maxImagePixels } from '@wiring/session/limits'
import { hasLocation, readPictureHeader } from '@wiring/session/picture-header'
import { Unavailable } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'

/** Enough for headers and camera metadata. */
const headBytes = 262_144

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

async function readHead(name: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/wiring-images/${name}`, {
    headers: { ...env.serviceHeaders, range: `bytes=0-${headBytes - 1}` },
    signal,
  })
  if (response.ok && response.body !== null) return await headOf(response.body)
  await response.body?.cancel()
  // 416: the object is empty.
  if ([400, 404, 416].includes(response.status)) return null
  throw new Unavailable(`storage: ${response.status}`)
}

async function isAllowedPicture(name: string, signal: AbortSignal): Promise<boolean> {
  const bytes = await readHead(name, signal)
  if (bytes === null || sniffImageType(bytes) === null) return false
  const header = readPictureHeader(bytes)
  return header !== null && header.width * header.height <= maxImagePixels && !hasLocation(bytes)
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
