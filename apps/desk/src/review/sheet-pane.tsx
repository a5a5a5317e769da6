import { layout } from '@wiring/map/drawing/layout'
import { compareSentences, type SentenceChange } from '@wiring/map/review/compare-sentences'
import { revisionTag, type Snapshot } from '@wiring/map/snapshot'
import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { drawingSvg } from '@wiring/sheet/drawing/svg.ts'
import { mapTitle, readFrom, setByHand } from '@wiring/sheet/text/facts.ts'
import { Label } from '@wiring/ui/label'
import { memo, useMemo } from 'react'
import { Row, type RowContext } from './review-row.tsx'
import type { ReviewSection } from './review-rows.ts'
import { changesText } from './revision-changes.ts'

interface SheetPaneProps extends Omit<RowContext, 'changes'> {
  edited: Snapshot
  revision: number
  sections: readonly ReviewSection[]
}

export function SheetPane({ edited, revision, sections, ...context }: SheetPaneProps) {
  const { before } = context
  const changes = useMemo(
    () => (before === null ? noChanges : compareSentences(before.sentences, edited.sentences)),
    [before, edited],
  )
  const claims = edited.sentences.filter(({ kind }) => kind === 'claim')
  const byHand = setByHand(edited)
  const proven = claims.filter(({ evidence }) => evidence.length > 0).length
  return (
    <article className="review-sheet map" aria-label="The sheet">
      <Label
        as="p"
        tone="quiet"
      >{`Sheet 1/4 · ${revisionTag(revision)} · Model ${edited.model} · ${proven} of ${claims.length} claims with evidence`}</Label>
      <h2 className="review-title">{mapTitle(edited)}</h2>
      {before !== null && before.revision < revision && (
        <p className="review-changes">{changesText([...changes.values()], before, revision)}</p>
      )}
      {byHand.length > 0 && <p className="review-hand">{byHand.join(' ')}</p>}
      <Drawing edited={edited} />
      <p className="review-facts">{readFrom(edited)}</p>
      {sections.map((section, index) => (
        <section key={section.id} className="review-section" data-section={section.id}>
          {section.under !== null && section.under !== sections[index - 1]?.under && <h3>{section.under}</h3>}
          {section.heading !== null &&
            (section.under === null ? (
              <h3>{section.heading}</h3>
            ) : (
              <h4 className="ui-label">{section.heading}</h4>
            ))}
          <ol className="rows">
            {section.rows.map((row) => (
              <Row key={row.id} row={row} changes={changes} {...context} />
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

const noChanges: ReadonlyMap<string, SentenceChange> = new Map()

const drawingKey = ({ switches, circuit, crossed, repeats, friction, experiment, drawing }: Snapshot) =>
  JSON.stringify([switches, circuit, crossed, repeats, friction, experiment, drawing])

const Drawing = memo(
  ({ edited }: { edited: Snapshot }) => {
    const title = figureName(edited)
    const svg = (['middle', 'tall'] as const)
      .map((variant) => drawingSvg(layout(edited, variant), { title, id: `drawing-${variant}` }))
      .join('')
    // `drawingSvg` escapes all text of a person.
    const board = { dangerouslySetInnerHTML: { __html: svg } }
    return <div className="map-board" {...board} />
  },
  (before, after) => drawingKey(before.edited) === drawingKey(after.edited),
)
