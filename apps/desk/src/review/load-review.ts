import 'server-only'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import { cache } from 'react'
import { requireAnswer } from '../desk-api/require-answer.ts'

/** Does not claim the map. */
export const loadReview = cache(async (mapId: string) => {
  const opened = await requireAnswer('open_review', { map_id: mapId, claim: false })
  return opened.status === 'gone' ? null : { opened, draft: readSnapshot(opened.draft) }
})

/** Every call is logged. */
export const loadInputs = cache(async (mapId: string) => {
  const inputs = await requireAnswer('inputs', { map_id: mapId })
  if (inputs.status === 'gone') return null
  return { ...inputs, pictures: inputs.pictures.map((file) => `/api/pictures/${mapId}/${file}`) }
})
