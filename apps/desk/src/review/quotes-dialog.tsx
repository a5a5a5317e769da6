import type { Snapshot } from '@wiring/map/snapshot'
import { Button } from '@wiring/ui/button'
import { Dialog } from '@wiring/ui/dialog'
import type { ReviewRow } from './review-rows.ts'
import type { Actions } from './use-actions.ts'

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
      <div className="text-dialog">
        <p>A hidden quote is gone from page, PDF, text and JSON. Its source stays cited.</p>
        {quotes.length === 0 && <p>This sentence quotes nothing.</p>}
        <ul className="quotes">
          {quotes.map(({ evidence, source, text }) => {
            const isHidden = hidden.includes(evidence)
            return (
              <li key={evidence}>
                <p>
                  <b>{source}</b> <q dir="auto">{text}</q>
                  <small>{used(evidence) > 1 ? ` in ${used(evidence)} sentences` : ''}</small>
                </p>
                <Button
                  aria-pressed={isHidden}
                  onClick={() =>
                    actions.edited(
                      { kind: isHidden ? 'show_quote' : 'hide_quote', evidence },
                      isHidden ? 'The quote is shown' : 'The quote is hidden',
                    )
                  }
                >
                  {isHidden ? 'Show' : 'Hide'}
                </Button>
              </li>
            )
          })}
        </ul>
        {actions.problem !== null && (
          <p className="row-problem" role="alert">
            {actions.problem.text}
          </p>
        )}
      </div>
    </Dialog>
  )
}
