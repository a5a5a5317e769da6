import type { OpenedReview } from '@wiring/contract/desk/review'
import { sentenceProblem } from '@wiring/contract/desk/signer-sentence'
import { useEffect, useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { storeSignature } from '../shell/signature-storage.ts'
import { removeTypedSentence } from '../shell/typed-sentence.ts'
import { usePreparedNext } from './prepare-next.ts'
import type { Review } from './review.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
import type { ReviewStore } from './review-store.ts'
import { earlyText, isAnswer, isEarly, signQuestion } from './sign-press.ts'
import { openDialog } from './text-dialog.tsx'
import { type LeaveTo, leavePaths } from './use-leave.ts'

interface SignProps {
  opened: OpenedReview
  store: ReviewStore
  review: Review
  rows: readonly ReviewRow[]
  go: (row: ReviewRow | undefined) => void
}

/** A signature can be undone for 60 seconds. */
export function useSign({ opened, store, review, rows, go }: SignProps) {
  const openedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  /** `asking`: the dialog is open. `wanted` until the last edits are saved. */
  const [state, setState] = useState<'idle' | 'asking' | 'wanted' | 'posting'>('idle')
  usePreparedNext(state !== 'idle')
  const [objection, setObjection] = useState<string | null>(null)
  const sentence = useRef('')
  const next = useRef('/review/next')
  const open = toDecide(rows).filter((row) => !isDecided(row))
  const care = opened.flags.filter(({ kind }) => kind === 'care').map(({ source }) => source)
  const question = signQuestion(open.length, care)
  const askedAt = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has to be read, too
  useEffect(() => {
    askedAt.current = state === 'asking' ? performance.now() : Number.POSITIVE_INFINITY
  }, [state, question])
  const refuse = (text: string) => {
    setState('idle')
    setObjection(text)
  }
  const sign = () => {
    if (state !== 'idle') return
    if (isEarly(performance.now(), openedAt.current)) return setObjection(earlyText)
    setObjection(null)
    // Where the focus returns to, should the dialog be closed.
    go(open[0])
    setState('asking')
    openDialog('sign')
  }
  /** Why not; `null` where it is signed, or where the press does not count. */
  const signWith = (typed: string): string | null => {
    if (state !== 'asking' || !isAnswer(performance.now(), askedAt.current)) return null
    const problem = sentenceProblem(typed)
    if (problem !== null) return problem
    sentence.current = typed
    next.current = '/review/next'
    if (isSaved) void post()
    else setState('wanted')
    closeDialog()
    return null
  }
  const closeSigning = () => setState((now) => (now === 'asking' ? 'idle' : now))
  const post = async () => {
    setState('posting')
    const seen = store.read()
    const answer = await postAction('sign', {
      ...expecting(opened.map_id, seen),
      expected_edits: seen.edits.length,
      sentence: sentence.current,
    })
    if (answer.status === 'signed') {
      const { revision, undo_until: until } = answer
      const { map_id: map, name } = opened
      storeSignature({ map, revision, until, name, sentence: sentence.current }, Date.now())
      removeTypedSentence(map)
      announce('Signed')
      return location.assign(next.current)
    }
    refuse(answer.status === 'invalid' ? answer.problem : (refusals[answer.status] ?? 'Not signed.'))
    await store.reload(false)
  }
  const { pending, unsaved, trouble } = review
  /** Then it is on its way before the dialog has closed. */
  const isSaved = pending.length === 0 && unsaved.length === 0 && trouble === null
  useEffect(() => {
    if (state !== 'wanted') return
    if (trouble?.kind === 'signed_out') refuse(signedOut)
    else if (unsaved.length > 0 || trouble !== null) refuse('Not signed: an edit waits for your word.')
    else if (pending.length === 0) void post()
  })
  /** Pressed while the signature is on its way: where to go once it is saved. */
  const leaveAfter = (to: LeaveTo) => {
    next.current = leavePaths[to](opened.map_id)
  }
  const cancelSigning = () => {
    if (state === 'wanted') refuse('Not signed. Your edits are saved as ever.')
  }
  return { sign, signWith, closeSigning, cancelSigning, leaveAfter, signing: state, question, objection }
}

function closeDialog(): void {
  const dialog = document.getElementById('sign')
  if (dialog instanceof HTMLDialogElement) dialog.close()
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
