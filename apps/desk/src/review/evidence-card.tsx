import { type EvidenceCard, splitLines, type TextPart, weightText } from './evidence.ts'
import { Picture } from './evidence-picture.tsx'
import { Folding } from './folding.tsx'

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
  folded: boolean
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
      {isHidden && <span className="evidence-hidden"> · quote hidden</span>}
    </>
  )
  const body = (
    <>
      {kind !== 'profile' && kind !== 'measure' && <p className="evidence-question">{question}</p>}
      {open.map(renderLine)}
      {rest.length > 0 && (
        <details>
          <summary className="ui-label" data-tone="quiet">
            {`${rest.length} beside it · read before`}
          </summary>
          {rest.map(renderLine)}
        </details>
      )}
      {picture !== null && <Picture picture={picture} pictures={pictures} />}
    </>
  )
  return (
    <section
      className="evidence-card"
      id={source}
      tabIndex={-1}
      aria-label={`${source}, ${kinds[kind]}`}
      data-folded={folded || undefined}
    >
      <Folding
        folded={folded}
        head={head}
        foldedHead={
          <>
            <span>{head}</span>
            <span> · read before</span>
          </>
        }
      >
        {body}
      </Folding>
    </section>
  )
}

const renderLine = (pieces: readonly TextPart[], index: number) => (
  <p key={pieces.map(({ text }) => text).join('') + String(index)} className="evidence-answer" dir="auto">
    {pieces.map(renderPart)}
  </p>
)

const renderPart = ({ text, marked }: TextPart, index: number) =>
  marked ? <mark key={`${index}`}>{text}</mark> : <span key={`${index}`}>{text}</span>
