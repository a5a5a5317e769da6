import 'server-only'
import { publicClient } from '@wiring/database/client'
import { supabaseAddress } from '../env.ts'
import { type MapStatus, mapStatus } from './map-status.ts'

const timeoutMs = 2_500

/** `null` without an answer. Never throws. */
export async function loadMapStatus(sessionId: string): Promise<MapStatus | null> {
  const { url, key } = supabaseAddress()
  try {
    const { data, error } = await publicClient(url, key)
      .rpc('map_status', { session_uuid: sessionId })
      .abortSignal(AbortSignal.timeout(timeoutMs))
    const read = mapStatus.safeParse(error === null ? data[0] : null)
    return read.success ? read.data : null
  } catch {
    return null
  }
}
