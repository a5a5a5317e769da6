import 'server-only'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import { headers } from 'next/headers'
import { cache } from 'react'
import { requireAnswer } from '../desk-api/require-answer.ts'

/** Does not claim the map. */
export const loadReview = cache(async (mapId: string) => {
  const opened = await requireAnswer('open_review', {
    map_id: mapId,
    claim: false,
    ahead: await isAskedAhead(),
  })
  if (opened.status === 'gone') return null
  const signed = readSnapshot(opened.published)
  const before = signed && { revision: signed.rev, sentences: signed.sentences }
  return { opened, draft: readSnapshot(opened.draft), before }
})

/** Every call is logged. */
export const loadInputs = cache(async (mapId: string) => {
  const inputs = await requireAnswer('inputs', { map_id: mapId })
  if (inputs.status === 'gone') return null
  return { ...inputs, pictures: inputs.pictures.map((file) => `/api/pictures/${mapId}/${file}`) }
})

/** The browser asks ahead; nobody may ever look. */
export const isAskedAhead = async (): Promise<boolean> =>
  (await headers()).get('sec-purpose')?.startsWith('prefetch') ?? false
