import 'server-only'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import { cache } from 'react'
import { callDesk } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from '../shell/allowed.ts'

/** The map of a session as it is now, or null when there is none (any more). Looking claims nothing. */
export const loadReview = cache(async (sessionId: string) => {
  const opened = allowed(
    await callDesk(await requireSession(), 'open_review', { session_id: sessionId, claim: false }),
  )
  return opened.status === 'gone' ? null : { opened, draft: readSnapshot(opened.draft) }
})

/** Everything that was handed in. Each reading is logged. */
export const loadInputs = cache(async (sessionId: string) => {
  const inputs = allowed(await callDesk(await requireSession(), 'inputs', { session_id: sessionId }))
  return inputs.status === 'gone' ? null : inputs
})
