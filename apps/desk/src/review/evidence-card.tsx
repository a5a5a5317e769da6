import styled from 'styled-components'
import { Card, CardText, Fold, FoldSummary } from './evidence.styles.ts'
import { type EvidenceCard, splitLines, type TextPart, weightText } from './evidence.ts'
import { Picture } from './evidence-picture.tsx'
import { Folding } from './folding.tsx'

const Question = styled(CardText)`
  color: var(--ink-2);
`

const Answer = styled(CardText)`
  white-space: pre-wrap;
`

const Mark = styled.mark`
  padding: 0 1px;
  background: color-mix(in srgb, var(--yellow) 40%, transparent);
  color: inherit;
`

const HiddenQuote = styled.span`
  color: var(--red-text);
`

const kinds: Record<EvidenceCard['kind'], string> = {
  choice: 'choice',
  words: 'own words',
  profile: 'profile',
  measure: 'picture',
  confirmed: 'confirmed',
}

export function EvidenceCardView({
  card,
  folded,
  besideFolded,
  hidden,
  pictures,
}: {
  card: EvidenceCard
  /** To its head, which opens it. */
  /** Why, as its head says it. */
  folded: 'read before' | 'all of it quoted' | null
  besideFolded: boolean
  hidden: ReadonlySet<string>
  pictures: readonly string[]
}) {
  const { source, kind, question, weight, lines, quotes, picture } = card
  const isHidden = quotes.some((id) => hidden.has(id))
  const { own, beside } = splitLines(lines)
  const [open, rest] = besideFolded ? [own, beside] : [lines, []]
  const name = `${source} · ${kinds[kind]}`
  const head = (
    <>
      <span>
        {[
          name,
          kind === 'profile' ? `, ${question}` : '',
          weight === null ? '' : ` · ${weightText(weight)}`,
        ].join('')}
      </span>
      {isHidden && <HiddenQuote> · quote hidden</HiddenQuote>}
    </>
  )
  const body = (
    <>
      {kind !== 'profile' && kind !== 'measure' && <Question>{question}</Question>}
      {open.map(renderLine)}
      {rest.length > 0 && (
        <Fold>
          <FoldSummary className="ui-label" data-tone="quiet">
            {`${rest.length} beside it · read before`}
          </FoldSummary>
          {rest.map(renderLine)}
        </Fold>
      )}
      {picture !== null && <Picture picture={picture} pictures={pictures} />}
    </>
  )
  return (
    <Card id={source} tabIndex={-1} aria-label={`${source}, ${kinds[kind]}`} $folded={folded !== null}>
      <Folding
        folded={folded !== null}
        head={head}
        foldedHead={
          <>
            <span>{head}</span>
            <span>{` · ${folded ?? ''}`}</span>
          </>
        }
      >
        {body}
      </Folding>
    </Card>
  )
}

const renderLine = (pieces: readonly TextPart[], index: number) => (
  <Answer key={pieces.map(({ text }) => text).join('') + String(index)} dir="auto">
    {pieces.map(renderPart)}
  </Answer>
)

const renderPart = ({ text, marked }: TextPart, index: number) =>
  marked ? <Mark key={`${index}`}>{text}</Mark> : <span key={`${index}`}>{text}</span>
