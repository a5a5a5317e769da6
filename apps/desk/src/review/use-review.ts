import type { OpenedReview } from '@wiring/contract/desk/review'
import { applyEdits } from '@wiring/map/review/apply-edits'
import { reviewState } from '@wiring/map/review/review-state'
import type { Snapshot } from '@wiring/map/snapshot'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { ReviewStore } from './review-store.ts'

/** A claim lasts 15 minutes. */
const claimRenewalMs = 4 * 60_000
/** While somebody else has the claim. */
const pollMs = 15_000

export function useReview(opened: OpenedReview, draft: Snapshot, me: string, prepared: boolean) {
  const [store] = useState(() => new ReviewStore(me, draft, opened, postAction))
  const review = useSyncExternalStore(store.subscribe, store.read, store.read)
  const { map_id } = opened
  useEffect(() => {
    if (prepared) return
    void store.reload(true)
    const renewClaim = async () => {
      if (document.visibilityState !== 'visible' || !store.mayEdit()) return
      const answer = await postAction('heartbeat', { map_id })
      if (answer.status !== 'ok' && answer.status !== 'unavailable') await store.reload(true)
    }
    const poll = () => {
      const { pending } = store.read()
      if (document.visibilityState === 'visible' && !store.mayEdit() && pending.length === 0)
        void store.reload(store.read().claim === null)
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible' && store.read().trouble?.kind === 'signed_out') store.retry()
    }
    const onOnline = () => {
      store.retry()
      void renewClaim()
    }
    const timers = [setInterval(renewClaim, claimRenewalMs), setInterval(poll, pollMs)]
    addEventListener('online', onOnline)
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      for (const timer of timers) clearInterval(timer)
      removeEventListener('online', onOnline)
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [store, map_id, prepared])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const { pending, unsaved } = store.read()
      if (pending.length + unsaved.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [store])
  const { edits, pending } = review
  const shown = useMemo(() => {
    const all = edits.length + pending.length === 0 ? [] : store.edits()
    return { edited: applyEdits(draft, all), state: reviewState(draft, all) }
  }, [store, draft, edits, pending])
  return { store, review, ...shown }
}
