import type { CheckedReading, CheckedReadings } from '@wiring/session/checked-readings'
import { readingsOf } from '../circuits/read-switches.ts'
import { fieldOf, type Line, noReading } from '../evidence/line.ts'
import { quoteOf } from '../reading/quote.ts'
import { injectedTexts, isSensitive } from '../reading/screen-text.ts'
import { poleNameOf, poleOf } from '../score/score-switches.ts'
import { clauseOf, poleTemplate } from '../sentences/switch-templates.ts'
import { fillSlots } from '../slots.ts'
import type { Snapshot, Source } from '../snapshot.ts'
import { tokenizeAll } from '../tokens/tokenizer.ts'
import { type ReadClaim, readClaims } from './read-claims.ts'

/** As much as a full choice. */
const confirmedWeight = 1

export interface CheckedLines {
  lines: Line[]
  unread: Snapshot['unread']
}

/** Only what these lines read by themselves can be confirmed or refused; other verdicts are dropped. */
export function applyVerdicts(
  lines: readonly Line[],
  checked: CheckedReadings | null | undefined,
): CheckedLines {
  const claims = readClaims(lines, readingsOf(lines))
  const found = (checked?.verdicts ?? []).flatMap((verdict) => {
    const claim = claims.find(({ id }) => id === verdict.reading)
    return claim === undefined ? [] : [{ claim, verdict }]
  })
  const confirmed = found.filter(({ verdict }) => verdict.verdict === 'me')
  const refused = found.filter(({ verdict }) => verdict.verdict === 'not_me')
  const words = confirmed.map(({ claim, verdict }, index) => confirmedLine(claim, verdict, `C${index + 1}`))
  const kept = refused.reduce<Line[]>((all, { claim }) => withoutReading(all, claim), [...lines])
  const isConfirmed = idsOf(confirmed.map(({ claim }) => claim))
  return {
    lines: [
      ...kept.map((line) => (isConfirmed.has(line.id) ? { ...line, isConfirmed: true as const } : line)),
      ...words.map(({ line }) => line),
    ],
    unread: words.flatMap(({ line, reason }) => (reason === null ? [] : [{ source: line.source, reason }])),
  }
}

const supportOf = ({ reading }: ReadClaim): readonly string[] => reading[poleOf(reading)]
const idsOf = (claims: readonly ReadClaim[]) => new Set(claims.flatMap(supportOf))

function confirmedLine(claim: ReadClaim, { word = '' }: CheckedReading, source: Source) {
  const { reading } = claim
  const pole = poleOf(reading)
  const tokens = tokenizeAll([word])
  const reason = isSensitive(tokens)
    ? ('care' as const)
    : injectedTexts(tokens).size > 0
      ? ('injection' as const)
      : null
  const said = word === '' || reason !== null ? null : quoteOf(word, 0, word.length)
  const line: Line = {
    ...noReading,
    id: `${source}:${claim.id}`,
    source,
    field: fieldOf(source),
    kind: 'confirmed',
    label: `You confirmed: ${clauseOf(claim.line.says ?? poleTemplate(poleNameOf(reading), reading))}`,
    text: word === '' ? fillSlots(claim) : word,
    quote: said?.text ?? null,
    start: said?.start ?? 0,
    end: said?.end ?? 0,
    entry: `checked.${claim.id}`,
    switch: reading.id,
    pole,
    e: pole === 'left' ? -confirmedWeight : confirmedWeight,
    fullWeight: confirmedWeight,
    says: poleTemplate(poleNameOf(reading), reading),
  }
  return { line, reason }
}

/** The option that said it means nothing any more, since she says that the sentence made of it is wrong. */
function withoutReading(lines: readonly Line[], claim: ReadClaim): Line[] {
  const support = new Set(supportOf(claim))
  const options = new Set(
    lines
      .filter(({ id, kind, says }) => support.has(id) && kind === 'choice' && says !== null)
      .map(({ source }) => source),
  )
  return lines.map((line) => {
    if (support.has(line.id)) return { ...line, ...noReading, dropped: 'refused' as const }
    if (!options.has(line.source)) return line
    return { ...line, means: [], concept: null }
  })
}
