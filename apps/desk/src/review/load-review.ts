import 'server-only'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import { cache } from 'react'
import { callDesk } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from '../shell/allowed.ts'

/** Null when there is none (any more). Reading claims nothing. */
export const loadReview = cache(async (mapId: string) => {
  const opened = allowed(
    await callDesk(await requireSession(), 'open_review', { map_id: mapId, claim: false }),
  )
  return opened.status === 'gone' ? null : { opened, draft: readSnapshot(opened.draft) }
})

/** What was handed in. Each reading is logged. */
export const loadInputs = cache(async (mapId: string) => {
  const inputs = allowed(await callDesk(await requireSession(), 'inputs', { map_id: mapId }))
  if (inputs.status === 'gone') return null
  return { ...inputs, pictures: inputs.pictures.map((file) => `${mapId}/${file}`) }
})
