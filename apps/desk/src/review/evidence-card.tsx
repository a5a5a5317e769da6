import type { PictureMeasure } from '@wiring/map/inputs'
import { Label } from '@wiring/ui/label'
import { type EvidenceCard, splitLines, type TextPart, weightText } from './evidence.ts'

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
      {folded ? (
        <details>
          <summary className="ui-label" data-tone="quiet">
            <span>{head}</span>
            <span> · read before</span>
          </summary>
          {body}
        </details>
      ) : (
        <>
          <Label as="p" tone="quiet">
            {head}
          </Label>
          {body}
        </>
      )}
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

const percent = (share: number) => `${Math.round(share * 100)} %`

function Picture({ picture, pictures }: { picture: PictureMeasure; pictures: readonly string[] }) {
  const path = pictures[Number(picture.source.slice(1)) - 1]
  if (!picture.measured) return <p>{`Not measured: ${picture.reason}.`}</p>
  const numbers = [
    ['Size', `${picture.width} × ${picture.height}`],
    ['Measures as', picture.noun],
    ['Colourfulness', picture.colourfulness],
    ['Contrast', picture.contrast],
    ['Empty surface', percent(picture.quiet_share)],
    ['Edges', percent(picture.edge_density)],
    ['Level or upright', percent(picture.straightness)],
    ['Symmetry', picture.symmetry.toFixed(2)],
  ] as const
  return (
    <div className="evidence-picture">
      {path !== undefined && <img src={`${path}?width=480`} alt={picture.source} loading="lazy" />}
      <ul className="evidence-palette" aria-label="Palette">
        {picture.palette.map(({ hex, share }) => (
          <li key={hex} style={{ flexGrow: Math.max(0.04, share), background: hex }}>
            <span className="ui-visually-hidden">{`${hex}, ${percent(share)}`}</span>
          </li>
        ))}
      </ul>
      <dl>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
