import { ownImagePath } from '@wiring/session/images'
import { maxImagePixels } from '@wiring/session/limits'
import { Unavailable } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { imageFacts } from './image-facts.ts'

/** An object of wiring-images (at most 5 MB, by the bucket's limit), or `null` when it does not exist. */
async function readObject(name: string): Promise<Uint8Array | null> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/wiring-images/${name}`, {
    headers: { apikey: env.serviceKey, authorization: `Bearer ${env.serviceKey}` },
    signal: AbortSignal.timeout(3_000),
  })
  if (response.ok) return new Uint8Array(await response.arrayBuffer())
  await response.body?.cancel()
  if (response.status === 400 || response.status === 404) return null
  throw new Unavailable(`storage: ${response.status}`)
}

/** A picture that is safe to show: an allowed type by its bytes, no decompression bomb, and silent about where it was taken. */
async function isFit(name: string): Promise<boolean> {
  const bytes = await readObject(name)
  const facts = bytes && imageFacts(bytes)
  return facts !== null && !facts.located && facts.width * facts.height <= maxImagePixels
}

/**
 * The object names of these public URLs, if each lies in this session's folder, exists and is fit; else `null`. One after
 * the other, so that one picture at a time is in memory. Throws `Unavailable` when storage does not answer.
 */
export async function ownImages(urls: readonly string[], sessionId: string): Promise<string[] | null> {
  const names: string[] = []
  for (const url of urls) {
    const name = ownImagePath(url, env.supabaseUrl, sessionId)
    if (name === null || !(await isFit(name))) return null
    names.push(name)
  }
  return names
}
