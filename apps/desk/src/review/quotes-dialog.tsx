import type { Snapshot } from '@wiring/map/snapshot'
import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'
import { Dialog } from '../parts/dialog.styles.ts'
import { RowProblem } from './review-row.styles.ts'
import type { ReviewRow } from './review-rows.ts'
import { DialogContent } from './text-dialog.styles.ts'
import type { Actions } from './use-actions.ts'

const Quotes = styled.ul`
  width: 100%;
`

const Quote = styled.li`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 16px;
  padding: 10px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
`

/** As wide as its word: `Quote` breaks words anywhere. */
const QuoteButton = styled(Button)`
  flex: none;
`

export function QuotesDialog({
  row,
  draft,
  hidden,
  actions,
}: {
  row: ReviewRow
  draft: Snapshot
  hidden: readonly string[]
  actions: Actions
}) {
  const slots = row.review.sentence?.slots ?? []
  const quotes = slots.flatMap((slot) => (slot.kind === 'quote' ? [slot] : []))
  const used = (evidence: string) =>
    draft.sentences.filter(({ slots: all }) =>
      all.some((slot) => slot.kind === 'quote' && slot.evidence === evidence),
    ).length
  return (
    <Dialog id="quotes" title={`Quotes of sentence ${row.number}`}>
      <DialogContent>
        <p>A hidden quote is gone from page, PDF, text and JSON. Its source stays cited.</p>
        {quotes.length === 0 && <p>This sentence quotes nothing.</p>}
        <Quotes>
          {quotes.map(({ evidence, source, text }) => {
            const isHidden = hidden.includes(evidence)
            return (
              <Quote key={evidence}>
                <p>
                  <b>{source}</b> <q dir="auto">{text}</q>
                  <small>{used(evidence) > 1 ? ` in ${used(evidence)} sentences` : ''}</small>
                </p>
                <QuoteButton
                  aria-pressed={isHidden}
                  onClick={() =>
                    actions.edited(
                      { kind: isHidden ? 'show_quote' : 'hide_quote', evidence },
                      isHidden ? 'The quote is shown' : 'The quote is hidden',
                    )
                  }
                >
                  {isHidden ? 'Show' : 'Hide'}
                </QuoteButton>
              </Quote>
            )
          })}
        </Quotes>
        {actions.problem !== null && <RowProblem role="alert">{actions.problem.text}</RowProblem>}
      </DialogContent>
    </Dialog>
  )
}
