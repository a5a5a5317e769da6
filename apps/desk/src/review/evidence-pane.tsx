import type { Snapshot } from '@wiring/map/snapshot'
import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { Change, changeKey, changesBeside } from './circuit-change.tsx'
import { CardText, OtherCard, Strong } from './evidence.styles.ts'
import { type EvidenceCard, evidenceCards } from './evidence.ts'
import { EvidenceCardView } from './evidence-card.tsx'
import { fieldOf, isFolded, isQuotedWhole, type ReadSources } from './read-sources.ts'
import type { ReviewRow } from './review-rows.ts'
import { type RuleNumbers, ruleText } from './rule-text.ts'
import type { SubmittedInputs } from './source-text.ts'
import { oppositeReading, readingText, switchOf } from './switch-reading.ts'
import { useReadAfter } from './use-read-after.ts'

const maxOpenCards = 8

const Head = styled(Label)`
  margin-top: var(--evidence-gap, 0);
`

const More = styled.details`
  margin-top: var(--evidence-gap, 0);
`

const MoreSummary = styled.summary`
  padding: 8px 0;
  cursor: pointer;
`

const MoreCards = styled.div`
  --evidence-gap: 0;

  display: grid;
  gap: 14px;
`

const OtherLines = styled.ul`
  margin-top: 6px;
`

const OtherLine = styled.li`
  & + & {
    margin-top: 4px;
  }
`

const Rule = styled(Label)`
  margin-top: var(--evidence-gap, auto);
  padding-top: 12px;
`

const Edits = styled.details`
  font-size: 0.875rem;
`

const EditsSummary = styled.summary`
  padding: 4px 0;
  cursor: pointer;
`

const EditList = styled.ol`
  && {
    margin-top: 4px;
    padding-left: 1.4em;
    list-style: decimal;
  }
`

export function EvidencePane({
  row,
  read,
  onRead,
  draft,
  edited,
  submitted,
  hidden,
  rules,
  pictures,
}: {
  row: ReviewRow
  read: ReadSources
  onRead: (shown: readonly string[], sentence: string) => void
  draft: Snapshot
  edited: Snapshot
  submitted: SubmittedInputs
  hidden: ReadonlySet<string>
  rules: RuleNumbers
  pictures: readonly string[]
}) {
  const sentence = row.review.sentence ?? row.sentence
  const reading = switchOf(sentence, edited)
  const cards = evidenceCards(draft, sentence, submitted)
  const other = reading && reading.state !== 'none' ? oppositeReading(reading, draft) : null
  const changes = changesBeside(draft, sentence, cards)
  const foldedWhy = (each: EvidenceCard) => {
    if (isFolded(read, each.source, row.id)) return 'read before'
    return isQuotedWhole(sentence, each) ? 'all of it quoted' : null
  }
  const card = (each: EvidenceCard) => (
    <EvidenceCardView
      key={`${row.id} ${each.source}`}
      card={each}
      folded={foldedWhy(each)}
      besideFolded={isFolded(read, fieldOf(each.source), row.id)}
      hidden={hidden}
      pictures={pictures}
    />
  )
  const open = cards.slice(0, maxOpenCards).map(({ source }) => source)
  useReadAfter([...open, ...open.map(fieldOf), ...changes.map(changeKey)], row.id, onRead)
  return (
    <>
      <Head
        forwardedAs="p"
        tone="quiet"
      >{`Evidence of sentence ${row.number}${reading ? ` · switch ${readingText(reading)}` : ''}`}</Head>
      {cards.length === 0 && (
        <p>
          {row.review.sentence === null
            ? 'A sentence of the studio. It has no evidence and is printed under “The studio’s note”.'
            : 'A sentence about the sheet itself. It claims nothing, so it has no evidence.'}
        </p>
      )}
      {cards.slice(0, maxOpenCards).map(card)}
      {cards.length > maxOpenCards && (
        <More>
          <MoreSummary>{`${cards.length - maxOpenCards} more sources`}</MoreSummary>
          <MoreCards>{cards.slice(maxOpenCards).map(card)}</MoreCards>
        </More>
      )}
      {other !== null && (
        <OtherCard as="div">
          <Label as="p" tone="quiet">
            The other way
          </Label>
          {other.lines.length === 0 ? (
            <CardText>{`Nothing reads ${other.pole}.`}</CardText>
          ) : (
            <OtherLines>
              {other.lines.slice(0, 6).map(({ id, source, quote, label }) => (
                <OtherLine key={id}>
                  <Strong>{source}</Strong> <q dir="auto">{quote ?? label}</q>
                </OtherLine>
              ))}
            </OtherLines>
          )}
        </OtherCard>
      )}
      {changes.map((change) => (
        <Change
          key={`${row.id} ${changeKey(change)}`}
          change={change}
          folded={isFolded(read, changeKey(change), row.id)}
        />
      ))}
      <History row={row} />
      <Rule forwardedAs="p" tone="quiet">
        {ruleText(sentence.rule, rules)}
      </Rule>
    </>
  )
}

const actions: Record<string, string> = {
  keep: 'kept',
  edit: 'edited',
  drop: 'dropped',
  restore: 'restored',
  note: 'written',
}
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })

function History({ row }: { row: ReviewRow }) {
  const { history } = row.review
  if (history.length === 0) return null
  return (
    <Edits>
      <EditsSummary>{`${history.length} ${history.length === 1 ? 'edit' : 'edits'} of this sentence`}</EditsSummary>
      <EditList>
        {history.map(({ edit, undone }) => (
          <li key={edit.n}>
            <time dateTime={edit.at}>{time.format(new Date(edit.at))}</time>{' '}
            <span>{`${actions[edit.op.kind]} by`}</span> <bdi>{edit.by}</bdi>
            <span>{undone ? ', taken back' : ''}</span>
          </li>
        ))}
      </EditList>
    </Edits>
  )
}
