import { readUpTo } from '@wiring/contract/read-body'
import { ownImagePath, publicImageUrl } from '@wiring/session/images'
import { maxImageBytes } from '@wiring/session/limits'

const timeout = 10_000

/** Retried, unlike a missing picture. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

export type FetchedPicture = Uint8Array | 'missing' | 'too-large'

/** No redirects, and only the session's own folder: the path comes from the database. */
export async function fetchPicture(
  supabaseUrl: string,
  sessionId: string,
  objectPath: string,
): Promise<FetchedPicture> {
  const url = publicImageUrl(supabaseUrl, objectPath)
  if (ownImagePath(url, supabaseUrl, sessionId) === null) return 'missing'
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      if ([400, 404].includes(response.status)) return 'missing'
      throw new StorageUnavailable(`storage: ${response.status}`)
    }
    return (await readUpTo(response.body, maxImageBytes)) ?? 'too-large'
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : new StorageUnavailable('storage: no answer')
  }
}
