import 'server-only'
import { publicClient } from '@wiring/database/client'
import { type Snapshot, snapshotSchema } from '@wiring/map/snapshot'
import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod'
import { supabaseAddress } from '../env.ts'

/** Written and signed by us: only what the renderers depend on is checked. */
const publishedMap = z.object({
  snapshot: z.custom<Snapshot>(
    (given) =>
      typeof given === 'object' && given !== null && 'schema' in given && given.schema === snapshotSchema,
  ),
  /** The revision that the link was mailed for; the snapshot is the newest. */
  revision: z.number(),
  expires_at: z.string(),
})

export type PublishedMap = z.infer<typeof publishedMap>

export type LoadedMap =
  | { readonly state: 'found'; readonly map: PublishedMap }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

const timeoutMs = 14_000

/** Unknown, closed, expired and deleted are all `missing`. Never throws. */
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
