import 'server-only'
import * as z from 'zod'
import { readRow } from './read-row.ts'

const mapStatus = z.object({
  state: z.enum(['waiting', 'drafted', 'in_review', 'delayed', 'sending', 'sent', 'refused']),
  sent_at: z.nullable(z.string()),
  revising: z.boolean(),
})

export type MapStatus = z.infer<typeof mapStatus>

const timeoutMs = 2_500

export async function loadMapStatus(sessionId: string): Promise<MapStatus | null> {
  const read = await readRow(
    (database) => database.rpc('map_status', { session_uuid: sessionId }),
    mapStatus,
    timeoutMs,
  )
  return read.state === 'found' ? read.row : null
}
