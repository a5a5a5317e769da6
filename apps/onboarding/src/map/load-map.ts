import 'server-only'
import { type Snapshot, snapshotSchema } from '@wiring/map/snapshot'
import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod'
import { type ReadRow, readRow } from '../session/read-row.ts'

/** Only what the renderers depend on is checked. */
const publishedMap = z.object({
  snapshot: z.custom<Snapshot>(
    (given) =>
      typeof given === 'object' && given !== null && 'schema' in given && given.schema === snapshotSchema,
  ),
  /** Of the mailed link; the snapshot is the newest. */
  revision: z.number(),
  expires_at: z.string(),
})

export type PublishedMap = z.infer<typeof publishedMap>

const timeoutMs = 14_000

/** Unknown, closed, expired and deleted are all `missing`. */
export async function loadMap(secret: string): Promise<ReadRow<PublishedMap>> {
  if (!isSecret(secret)) return { state: 'missing' }
  return readRow((database) => database.rpc('get_map', { map_secret: secret }), publishedMap, timeoutMs)
}
