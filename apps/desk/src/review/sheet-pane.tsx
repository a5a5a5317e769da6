import { layout } from '@wiring/map/drawing/layout'
import { compareSentences, type SentenceChange } from '@wiring/map/review/compare-sentences'
import { revisionTag, type Snapshot } from '@wiring/map/snapshot'
import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { drawingSvg } from '@wiring/sheet/drawing/svg.ts'
import { mapTitle, readFrom, setByHand } from '@wiring/sheet/text/facts.ts'
import { Label } from '@wiring/ui/label'
import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { stacked } from './panes.styles.ts'
import { Row, type RowContext } from './review-row.tsx'
import type { ReviewSection } from './review-rows.ts'
import { changesText } from './revision-changes.ts'

const Sheet = styled.article`
  && {
    display: block;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: 28px clamp(24px, 4vw, 56px) 64px;
    overflow-y: auto;
    border-right: 1px solid var(--ink);
    background: var(--sheet);
  }

  @media ${stacked} {
    && {
      padding-inline: var(--edge);
      overflow: visible;
      border: 0;
    }
  }
`

const Title = styled.h2`
  margin: 6px 0 10px;
  font-size: clamp(2.25rem, 3.6vw, 3.25rem);
  line-height: 0.98;
  letter-spacing: var(--tight);
`

const Remark = styled.p`
  color: var(--ink-2);
  font-size: 0.875rem;
`

const Section = styled.section`
  max-width: 860px;
`

const SectionHeading = styled.h3`
  margin: 26px 0 4px;
  font-size: 1.375rem;
  line-height: 1.1;
  letter-spacing: -0.02em;
`

const SubHeading = styled.h4`
  margin: 14px 0 0 38px;
  color: var(--ink-2);

  @media (max-width: 519px) {
    margin-left: 0;
  }
`

const Rows = styled.ol`
  list-style: none;
`

/** The wide drawing in a pane that is narrower than its page. */
const Board = styled.div`
  && {
    margin: 12px 0;
  }

  @media (min-width: 960px) {
    > svg {
      --middle-drawing: block;
      --tall-drawing: none;
    }
  }

  @media ${stacked} {
    max-height: 60vh;
    overflow: auto;
  }
`

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
    <Sheet className="map" aria-label="The sheet">
      <Label
        as="p"
        tone="quiet"
      >{`Sheet 1/4 · ${revisionTag(revision)} · Model ${edited.model} · ${proven} of ${claims.length} claims with evidence`}</Label>
      <Title>{mapTitle(edited)}</Title>
      {before !== null && before.revision < revision && (
        <Remark>{changesText([...changes.values()], before, revision)}</Remark>
      )}
      {byHand.length > 0 && <Remark>{byHand.join(' ')}</Remark>}
      <Drawing edited={edited} />
      <Remark>{readFrom(edited)}</Remark>
      {sections.map((section, index) => (
        <Section key={section.id}>
          {section.under !== null && section.under !== sections[index - 1]?.under && (
            <SectionHeading>{section.under}</SectionHeading>
          )}
          {section.heading !== null &&
            (section.under === null ? (
              <SectionHeading>{section.heading}</SectionHeading>
            ) : (
              <SubHeading className="ui-label">{section.heading}</SubHeading>
            ))}
          <Rows>
            {section.rows.map((row) => (
              <Row key={row.id} row={row} changes={changes} {...context} />
            ))}
          </Rows>
        </Section>
      ))}
    </Sheet>
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
    return <Board className="map-board" {...board} />
  },
  (before, after) => drawingKey(before.edited) === drawingKey(after.edited),
)
