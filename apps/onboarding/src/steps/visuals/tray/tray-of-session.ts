import type { SupabaseAddress } from '../../../session/supabase-address.ts'
import { PictureTray } from './picture-tray.ts'
import { browserPorts } from './tray-ports.ts'

const trays = new Map<string, PictureTray>()

/** The one tray of a session in this tab. It lives on while other steps are open. Only to be asked for in the browser. */
export function trayOfSession(sessionId: string, supabase: SupabaseAddress): PictureTray {
  const known = trays.get(sessionId)
  if (known !== undefined) return known
  const tray = new PictureTray(browserPorts(sessionId, supabase))
  trays.set(sessionId, tray)
  return tray
}
