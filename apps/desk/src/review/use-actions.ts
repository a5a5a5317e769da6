import type { EditOp } from '@wiring/contract/desk/edits'
import type { OpenedReview } from '@wiring/contract/desk/review'
import type { ReviewState } from '@wiring/map/review/review-state'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../shell/announce.tsx'
import { readTab, removeTab } from '../shell/tab-storage.ts'
import type { Review } from './review.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
import type { ReviewStore } from './review-store.ts'
import { blockOnTop } from './routine-block.ts'
import { openDialog } from './text-dialog.tsx'
import { type LeaveTo, useLeave } from './use-leave.ts'
import { useSign } from './use-sign.ts'

export const typedTextKey = (map: string, sentence: string): string => `desk.typed.${map}.${sentence}`

const routineCount = (count: number): string =>
  count === 1 ? '1 routine sentence' : `${count} routine sentences`

export type Actions = ReturnType<typeof useActions>

export function useActions({
  opened,
  store,
  review,
  rows,
  visits,
  block,
  at,
  state,
  setCursor,
}: {
  opened: OpenedReview
  store: ReviewStore
  review: Review
  /** As they are printed. */
  rows: readonly ReviewRow[]
  /** As they are read. */
  visits: readonly ReviewRow[]
  /** Kept together, see `routineBlock`. */
  block: readonly ReviewRow[]
  at: ReviewRow | undefined
  state: ReviewState
  setCursor: (id: string) => void
}) {
  const [editing, setEditing] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null)
  const refusal = useRef('')
  const leaveNow = useLeave(opened.map_id, store)
  const go = (row: ReviewRow | undefined) => {
    if (row === undefined) return
    setCursor(row.id)
    const element = document.querySelector<HTMLElement>(`[data-sentence="${row.id}"]`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }
  const signing = useSign({ opened, store, review, rows, go })
  /** Before a signature is saved the page would lead away twice. */
  const leave = (to: LeaveTo) =>
    ['wanted', 'posting'].includes(signing.signing) ? signing.leaveAfter(to) : leaveNow(to)
  const mayEdit = store.mayEdit() && signing.signing !== 'posting'
  const resumed = useRef(false)
  useEffect(() => {
    if (!mayEdit || resumed.current) return
    resumed.current = true
    // Resumes what was typed before a reload.
    const typed = rows.find(({ id }) => readTab(typedTextKey(opened.map_id, id)) !== null)
    if (typed === undefined) return
    setCursor(typed.id)
    setEditing(typed.id)
  }, [mayEdit, rows, opened.map_id, setCursor])
  const step = (through: readonly ReviewRow[], by: number) => {
    const index = through.findIndex(({ id }) => id === at?.id)
    go(through[Math.max(0, Math.min(through.length - 1, index + by))])
  }
  const nextOpen = (without: readonly ReviewRow[] = []) => {
    const index = visits.findIndex(({ id }) => id === at?.id)
    const later = [...visits.slice(index + 1), ...visits.slice(0, Math.max(0, index))]
    return toDecide(later).find((row) => !isDecided(row) && !without.includes(row))
  }
  const editAll = (ops: readonly EditOp[], announcement: string): boolean => {
    signing.cancelSigning()
    const refused = store.editAll(ops)
    refusal.current = refused ?? ''
    setProblem(refused === null || at === undefined ? null : { id: at.id, text: refused })
    if (refused === null) announce(announcement)
    return refused === null
  }
  const edit = (op: EditOp, announcement: string) => editAll([op], announcement)
  const keptTogether = useRef<readonly string[]>([])
  const decide = (kind: 'keep' | 'drop' | 'restore', announcement: string) => () => {
    if (at === undefined) return
    if (!edit({ kind, sentence: at.id }, `Sentence ${at.number} ${announcement}`)) return
    if (kind !== 'restore') go(nextOpen())
  }
  return {
    ...signing,
    editing,
    problem,
    problemText: () => refusal.current,
    mayEdit,
    edit: () => at?.review.status !== 'dropped' && setEditing(at?.id ?? null),
    edited: edit,
    keep: decide('keep', 'kept'),
    drop: decide('drop', 'dropped'),
    restore: decide('restore', 'restored'),
    block,
    keepBlock: () => {
      if (block.length === 0) return announce('No routine sentence is open here')
      const ids = block.map(({ id }) => id)
      const ops = ids.map((sentence) => ({ kind: 'keep' as const, sentence }))
      if (!editAll(ops, `${routineCount(block.length)} kept`)) return
      keptTogether.current = ids
      if (at === undefined || isDecided(at) || block.includes(at)) go(nextOpen(block))
    },
    move: (by: number) => step(rows, by),
    next: () => step(visits, 1),
    focus: (id: string) => id !== at?.id && setCursor(id),
    save: (text: string) => {
      if (at === undefined) return
      const was = at.review.text ?? at.review.sentence?.text
      if (text !== was && !edit({ kind: 'edit', sentence: at.id, text }, `Sentence ${at.number} changed`))
        return
      removeTab(typedTextKey(opened.map_id, at.id))
      setEditing(null)
      requestAnimationFrame(() => go(at))
    },
    cancel: () => {
      if (at === undefined) return
      removeTab(typedTextKey(opened.map_id, at.id))
      setProblem(null)
      setEditing(null)
      requestAnimationFrame(() => go(at))
    },
    undo: () => {
      const last = state.undo
      if (last === null) return announce('There is nothing to undo')
      const together = blockOnTop(store.edits(), keptTogether.current)
      if (together.length > 0) {
        const ops = together.map(({ n }) => ({ kind: 'undo' as const, edit: n }))
        const [first] = keptTogether.current
        if (!editAll(ops, `${routineCount(ops.length)} taken back`)) return
        keptTogether.current = []
        go(rows.find(({ id }) => id === first))
        return
      }
      if (!edit({ kind: 'undo', edit: last.n }, 'The last edit was taken back')) return
      if ('sentence' in last.op) {
        const { sentence } = last.op
        go(rows.find(({ id }) => id === sentence))
      }
    },
    quotes: () => openDialog('quotes'),
    overrule: () => openDialog('overrule'),
    note: () => openDialog('note'),
    hold: () => openDialog('hold'),
    leave,
  }
}
