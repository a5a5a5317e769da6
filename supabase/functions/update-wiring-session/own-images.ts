import { imageExtensions, ownImagePath, sniffImageType } from '@wiring/session/images'
import { maxImagePixels, maxInterlacedPixels } from '@wiring/session/limits'
import { hasLocation, isInterlacedPng, readPictureHeader } from '@wiring/session/picture-header'
import { env } from '../_shared/env.ts'
import { readObject } from '../_shared/read-object.ts'

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
