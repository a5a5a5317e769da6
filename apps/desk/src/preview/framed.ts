import 'server-only'
import { callDesk } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from '../shell/allowed.ts'
import { type EditedMap, loadEditedMap } from './edited-map.ts'

export async function loadFramed(mapId: string): Promise<EditedMap | null> {
  const { operator } = allowed(await callDesk(await requireSession(), 'who', {}))
  return loadEditedMap(mapId, operator.name)
}

/** Nothing in it runs. */
export const framedHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}
