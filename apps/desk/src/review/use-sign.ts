import type { OpenedReview } from '@wiring/contract/desk/review'
import { cleanSentence, sentenceProblem } from '@wiring/contract/desk/signer-sentence'
import { useEffect, useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { isPageReady, isPrerendering } from '../shell/prerendering.ts'
import { forgetPressed, keepPressed, readPressed } from '../shell/pressed-signature.ts'
import { storeSignature } from '../shell/signature-storage.ts'
import { removeTypedSentence } from '../shell/typed-sentence.ts'
import { nextPath, usePreparedNext } from './prepare-next.ts'
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
  const next = useRef<string>(nextPath)
  const isPosting = useRef(false)
  const open = toDecide(rows).filter((row) => !isDecided(row))
  const care = opened.flags.filter(({ kind }) => kind === 'care').map(({ source }) => source)
  const question = signQuestion(open.length, care)
  const askedAt = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has to be read, too
  useEffect(() => {
    askedAt.current = state === 'asking' ? performance.now() : Number.POSITIVE_INFINITY
  }, [state, question])
  useEffect(() => {
    const pressed = isPrerendering() ? null : readPressed()
    if (pressed === null || pressed.problem === null || pressed.input.map_id !== opened.map_id) return
    forgetPressed()
    setObjection(pressed.problem)
  }, [opened.map_id])
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
    if (state !== 'asking' || isPosting.current || !isAnswer(performance.now(), askedAt.current)) return null
    const problem = sentenceProblem(typed)
    if (problem !== null) return problem
    sentence.current = typed
    next.current = nextPath
    if (isSaved) void post()
    else {
      setState('wanted')
      closeDialog()
    }
    return null
  }
  const closeSigning = () => setState((now) => (now === 'asking' ? 'idle' : now))
  const isUnknown = useRef(false)
  const signed = (revision: number, until: string) => {
    const { map_id: map, name } = opened
    storeSignature({ map, revision, until, name, sentence: sentence.current }, Date.now())
    removeTypedSentence(map)
    announce('Signed')
    location.assign(next.current)
  }
  const post = async () => {
    if (isPosting.current) return
    isPosting.current = true
    if (state === 'wanted') setState('posting')
    const seen = store.read()
    const input = {
      ...expecting(opened.map_id, seen),
      expected_edits: seen.edits.length,
      sentence: sentence.current,
    }
    // Nothing is drawn before: the page that draws next is the one that was made ahead.
    if (readPressed() === null && (await isPageReady()) && next.current === nextPath) {
      keepPressed({ input, name: opened.name, at: Date.now(), isSent: false, problem: null })
      return location.assign(nextPath)
    }
    setState('posting')
    closeDialog()
    const answer = await postAction('sign', input)
    isPosting.current = false
    if (answer.status === 'signed') return signed(answer.revision, answer.undo_until)
    if (answer.status === 'unavailable') isUnknown.current = true
    refuse(answer.status === 'invalid' ? answer.problem : notSigned(answer.status))
    await store.reload(false)
  }
  /** The map turns out to be signed: by this press, where its answer was lost. */
  const claimSignature = async () => {
    isUnknown.current = false
    const now = await postAction('open_review', { map_id: opened.map_id, claim: false })
    if (now.status !== 'ok') {
      isUnknown.current = true
      return
    }
    if (now.undo_until === null || now.published?.signer_sentence !== cleanSentence(sentence.current)) return
    signed(now.revision, now.undo_until)
  }
  const { pending, unsaved, trouble, state: mapState } = review
  /** Then it is on its way before the dialog has closed. */
  const isSaved = pending.length === 0 && unsaved.length === 0 && trouble === null
  useEffect(() => {
    if (isUnknown.current && mapState === 'signed') void claimSignature()
  })
  useEffect(() => {
    if (state !== 'wanted') return
    if (trouble?.kind === 'signed_out') refuse(refusalText('Not signed', trouble.kind))
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

const notSigned = (status: string): string =>
  status === 'unavailable'
    ? 'It is not known whether it is signed: the desk does not answer. Try again; it signs once.'
    : refusalText('Not signed', status)
