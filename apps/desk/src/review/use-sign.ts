import type { OpenedReview } from '@wiring/session/desk/review'
import { useEffect, useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { storeSignature } from '../shell/signature-storage.ts'
import type { Review } from './review.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
import type { ReviewStore } from './review-store.ts'
import { earlyText, type Question, questionLastsMs, signPress } from './sign-press.ts'

interface SignProps {
  opened: OpenedReview
  store: ReviewStore
  review: Review
  rows: readonly ReviewRow[]
  go: (row: ReviewRow | undefined) => void
}

/** No dialog: a signature can be undone for 60 seconds. */
export function useSign({ opened, store, review, rows, go }: SignProps) {
  const openedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  /** `wanted` until the last edits are saved. */
  const [state, setState] = useState<'idle' | 'wanted' | 'posting'>('idle')
  const [question, setQuestion] = useState<Question | null>(null)
  const [objection, setObjection] = useState<string | null>(null)
  const refuse = (sentence: string) => {
    setState('idle')
    setObjection(sentence)
  }
  useEffect(() => {
    if (question === null) return
    const timer = setTimeout(() => setQuestion(null), questionLastsMs)
    return () => clearTimeout(timer)
  }, [question])
  const sign = () => {
    if (state !== 'idle') return
    const open = toDecide(rows).filter((row) => !isDecided(row))
    const care = opened.flags.filter(({ kind }) => kind === 'care').map(({ source }) => source)
    const now = performance.now()
    const press = signPress({ now, openedAt: openedAt.current, asked: question, open: open.length, care })
    if (press.step === 'ignore') return
    setObjection(null)
    const asks = press.step === 'ask' ? press.text : press.step === 'early' ? earlyText : null
    setQuestion(asks === null ? null : { text: asks, at: now })
    if (press.step === 'ask') go(open[0])
    if (press.step === 'sign') setState('wanted')
  }
  const post = async () => {
    setState('posting')
    const seen = store.read()
    const answer = await postAction('sign', {
      ...expecting(opened.map_id, seen),
      expected_edits: seen.edits.length,
    })
    if (answer.status === 'signed') {
      const { revision, undo_until: until } = answer
      storeSignature({ map: opened.map_id, revision, until, name: opened.name }, Date.now())
      announce('Signed')
      return location.assign('/review/next')
    }
    refuse(refusals[answer.status] ?? 'Not signed.')
    await store.reload(false)
  }
  const { pending, unsaved, trouble } = review
  useEffect(() => {
    if (state !== 'wanted') return
    if (trouble?.kind === 'signed_out') refuse(signedOut)
    else if (unsaved.length > 0 || trouble !== null) refuse('Not signed: an edit waits for your word.')
    else if (pending.length === 0) void post()
  })
  const cancelSigning = () => {
    if (state === 'wanted') refuse('Not signed. Your edits are saved as ever.')
  }
  return { sign, cancelSigning, signing: state, objection: question?.text ?? objection }
}

const signedOut = 'Not signed: you are signed out. Sign in in another tab, then sign again.'

const refusals: Record<string, string> = {
  gone: 'Not signed: the applicant has deleted this session.',
  conflict: 'Not signed: the map changed its state meanwhile.',
  overtaken: 'Not signed: another window saved an edit first. Read it, then sign again.',
  claimed: 'Not signed: somebody else has taken this map over.',
  refused: 'Not signed: this map cannot be signed as it is.',
  signed_out: signedOut,
  unavailable: 'Not signed: the desk does not answer. Try again.',
}
