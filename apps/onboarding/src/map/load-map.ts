import 'server-only'
import { publicClient } from '@wiring/database/client'
import { type Snapshot, snapshotSchema } from '@wiring/map/snapshot'
import { isSecret } from '@wiring/session/requests'
import * as z from 'zod'
import { supabaseAddress } from '../env.ts'

/** Written by our own worker and signed at the desk: only what the renderers are chosen by is checked. */
const publishedMap = z.object({
  snapshot: z.custom<Snapshot>(
    (given) =>
      typeof given === 'object' && given !== null && 'schema' in given && given.schema === snapshotSchema,
  ),
  /** The revision that this link was mailed for; the snapshot is the newest one. */
  revision: z.number(),
  expires_at: z.string(),
})

export type PublishedMap = z.infer<typeof publishedMap>

export type LoadedMap =
  | { readonly state: 'found'; readonly map: PublishedMap }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

const timeoutMs = 14_000

/**
 * Reads a published map by the secret of its address. Unknown, closed, expired and deleted addresses are all `missing`.
 * Never throws.
 */
export async function loadMap(secret: string): Promise<LoadedMap> {
  if (!isSecret(secret)) return { state: 'missing' }
  const { url, key } = supabaseAddress()
  try {
    const { data, error } = await publicClient(url, key)
      .rpc('get_map', { map_secret: secret })
      .abortSignal(AbortSignal.timeout(timeoutMs))
    if (error !== null || !Array.isArray(data)) return { state: 'failed' }
    if (data.length === 0) return { state: 'missing' }
    const read = publishedMap.safeParse(data[0])
    return read.success ? { state: 'found', map: read.data } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
