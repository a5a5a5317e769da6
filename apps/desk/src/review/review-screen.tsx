'use client'

import type { OpenedReview } from '@wiring/contract/desk/review'
import type { Snapshot, Source } from '@wiring/map/snapshot'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { expecting } from '../shell/map-state.ts'
import { ShortcutHelp } from '../shell/shortcut-help.tsx'
import { nothingFocused } from '../shell/use-shortcut.ts'
import { EvidencePane } from './evidence-pane.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { OverruleDialog } from './overrule-dialog.tsx'
import { EvidenceSide, Panes } from './panes.styles.ts'
import { QuotesDialog } from './quotes-dialog.tsx'
import { type ReadSources, withRead } from './read-sources.ts'
import { type ReadingContext, visitOrder } from './reading-order.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewFlags } from './review-flags.tsx'
import { ReviewFoot } from './review-foot.tsx'
import { isDecided, reviewSections, toDecide } from './review-rows.ts'
import { reviewShortcuts, useReviewShortcuts } from './review-shortcuts.ts'
import type { SignedBefore } from './revision-changes.ts'
import { routineBlock } from './routine-block.ts'
import type { RuleNumbers } from './rule-text.ts'
import { SheetPane } from './sheet-pane.tsx'
import { SignDialog, type Signer } from './sign-dialog.tsx'
import type { SubmittedInputs } from './source-text.ts'
import { TroubleBar } from './trouble-bar.tsx'
import { useActions } from './use-actions.ts'
import { useReview } from './use-review.ts'

export interface ReviewScreenProps {
  opened: OpenedReview
  draft: Snapshot
  /** The sheet that was signed last. */
  before: SignedBefore | null
  submitted: SubmittedInputs
  pictures: readonly string[]
  rules: RuleNumbers
  me: Signer
  /** Made ahead: nobody looks at it yet, so it claims nothing. */
  prepared: boolean
}

export function ReviewScreen({
  opened,
  draft,
  before,
  submitted,
  pictures,
  rules,
  me,
  prepared,
}: ReviewScreenProps) {
  const { store, review, edited, state } = useReview(opened, draft, me.name, prepared)
  const sections = useMemo(() => reviewSections(edited, state), [edited, state])
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections])
  const { checked_readings: checked } = submitted
  const context = useMemo<ReadingContext>(
    () => ({ draft, checked, flags: opened.flags }),
    [draft, checked, opened.flags],
  )
  const visits = useMemo(() => visitOrder(rows, context), [rows, context])
  const [cursor, setCursor] = useState(
    () => (toDecide(visits).find((row) => !isDecided(row)) ?? rows[0])?.id ?? '',
  )
  const at = rows.find(({ id }) => id === cursor) ?? rows[0]
  const block = useMemo(() => routineBlock(sections, at, context), [sections, at, context])
  const actions = useActions({ opened, store, review, rows, visits, block, at, state, setCursor })
  useReviewShortcuts(actions)
  useEffect(() => {
    const current = rowAtCursor()
    if (current !== document.querySelector('[data-sentence]')) current?.scrollIntoView({ block: 'center' })
  }, [])
  // Page Down scrolls the focused element, and a pressed button may be gone.
  useEffect(() => {
    if (nothingFocused()) rowAtCursor()?.focus({ preventScroll: true })
  })
  const narrow = useNarrow()
  const hidden = useMemo(() => new Set(state.hidden.all), [state])
  const sourceOf = useMemo(() => {
    const sources = new Map(draft.evidence.map(({ id, source }) => [id, source]))
    return (id: string): Source | null => sources.get(id) ?? null
  }, [draft])
  const [read, setRead] = useState<ReadSources>(new Map())
  const onRead = useCallback(
    (shown: readonly string[], sentence: string) => setRead((now) => withRead(now, shown, sentence)),
    [],
  )
  const evidence = at && (
    <EvidencePane
      row={at}
      read={read}
      onRead={onRead}
      draft={draft}
      edited={edited}
      submitted={submitted}
      hidden={hidden}
      rules={rules}
      pictures={pictures}
    />
  )
  return (
    <>
      <ReviewBar opened={opened} review={review} actions={actions} />
      <ReviewFlags opened={opened} checked={checked} />
      <TroubleBar store={store} draft={draft} review={review} actions={actions} />
      <Panes id="main" tabIndex={-1}>
        <SheetPane
          edited={edited}
          revision={review.revision + (review.state === 'delivered' || review.state === 'signed' ? 0 : 1)}
          sections={sections}
          cursor={at?.id ?? ''}
          sourceOf={sourceOf}
          actions={actions}
          map={opened.map_id}
          checked={checked}
          context={context}
          before={before}
          below={narrow ? evidence : null}
        />
        {!narrow && (
          <EvidenceSide aria-label="Evidence" tabIndex={-1}>
            {evidence}
          </EvidenceSide>
        )}
      </Panes>
      <ReviewFoot rows={rows} review={review} actions={actions} />
      <SignDialog map={opened.map_id} signer={me} actions={actions} />
      <NoteDialog map={opened.map_id} actions={actions} />
      <HoldDialog
        seen={expecting(opened.map_id, review)}
        ready={() => store.waitForSaved()}
        reread={() => store.reload(true)}
      />
      {at && <QuotesDialog row={at} draft={draft} hidden={state.hidden.asked} actions={actions} />}
      <OverruleDialog map={opened.map_id} row={at} edited={edited} state={state} actions={actions} />
      <ShortcutHelp shortcuts={reviewShortcuts} />
    </>
  )
}

const rowAtCursor = () => document.querySelector<HTMLElement>('[data-sentence][aria-current]')

const narrowScreen = '(max-width: 959px)'

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrowScreen)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(narrowScreen).matches,
    () => false,
  )
}
