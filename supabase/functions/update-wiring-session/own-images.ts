import { ownImagePath, sniffImageType } from '@wiring/session/images'
import { Unavailable } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'

/** The first bytes of an object of wiring-images, or `null` when it does not exist. */
async function firstBytes(name: string): Promise<Uint8Array | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/wiring-images/${name}`, {
    headers: { apikey: env.serviceKey, authorization: `Bearer ${env.serviceKey}`, range: 'bytes=0-63' },
    signal: AbortSignal.timeout(3_000),
  })
  if (response.status === 400 || response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok || response.body === null) throw new Unavailable(`storage: ${response.status}`)
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return value ?? new Uint8Array()
}

/**
 * The object names of these public URLs, if each lies in this session's folder, exists, and really is a picture of an
 * allowed type (by its first bytes); else `null`. Throws `Unavailable` when storage does not answer.
 */
export async function ownImages(urls: readonly string[], sessionId: string): Promise<string[] | null> {
  const names = urls.map((url) => ownImagePath(url, env.supabaseUrl, sessionId))
  const checked = await Promise.all(
    names.map(async (name) => {
      const bytes = name === null ? null : await firstBytes(name)
      return bytes !== null && sniffImageType(bytes) !== null
    }),
  )
  return checked.every(Boolean) ? names.filter((name) => name !== null) : null
}
