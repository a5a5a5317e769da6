import type { OpenedReview } from '@wiring/session/desk/review'
import { useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { storeSignature } from '../shell/signature-storage.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
import type { ReviewStore } from './review-store.ts'

/** A second press within this time signs despite open sentences. */
const confirmWindowMs = 8_000

/** No confirmation: a signature can be undone for 60 seconds. */
export function useSign({
  opened,
  store,
  rows,
  go,
}: {
  opened: OpenedReview
  store: ReviewStore
  rows: readonly ReviewRow[]
  go: (row: ReviewRow | undefined) => void
}) {
  const [signing, setSigning] = useState(false)
  const [objection, setObjection] = useState<string | null>(null)
  const warned = useRef(0)
  const refuse = (sentence: string) => {
    setSigning(false)
    setObjection(sentence)
  }
  const sign = async () => {
    if (signing) return
    const open = toDecide(rows).filter((row) => !isDecided(row))
    if (open.length > 0 && Date.now() - warned.current > confirmWindowMs) {
      warned.current = Date.now()
      go(open[0])
      return refuse(
        `${open.length} ${open.length === 1 ? 'claim is' : 'claims are'} still open. Sign once more to send them as drafted.`,
      )
    }
    setSigning(true)
    setObjection(null)
    if (!(await store.waitForSaved(8_000)))
      return refuse('Not signed: your last edits are not saved yet. They are tried again.')
    const review = store.read()
    if (review.unsaved.length > 0) return refuse('Not signed: an edit waits for your word.')
    const answer = await postAction('sign', {
      ...expecting(opened.map_id, review),
      expected_edits: review.edits.length,
    })
    if (answer.status === 'signed') {
      storeSignature({
        map: opened.map_id,
        revision: answer.revision,
        until: answer.undo_until,
        name: opened.name,
      })
      announce('Signed')
      return location.assign('/review/next')
    }
    refuse(refusals[answer.status] ?? 'Not signed.')
    await store.reload(false)
  }
  return { sign, signing, objection }
}

const refusals: Record<string, string> = {
  gone: 'Not signed: the applicant has deleted this session.',
  conflict: 'Not signed: the map changed its state meanwhile.',
  overtaken: 'Not signed: another window saved an edit first. Read it, then sign again.',
  claimed: 'Not signed: somebody else has taken this map over.',
  refused: 'Not signed: this map cannot be signed as it is.',
  signed_out: 'Not signed: you are signed out. Sign in in another tab, then sign again.',
  unavailable: 'Not signed: the desk does not answer. Try again.',
}
