import type { PictureMeasure } from '@wiring/map/inputs'
import type { Evidence, Sentence, Snapshot, Source } from '@wiring/map/snapshot'
import { type SubmittedInputs, sourceTexts } from './source-text.ts'

export interface TextPart {
  text: string
  marked: boolean
}

export interface EvidenceCard {
  source: Source
  kind: Evidence['kind']
  question: string
  /** Null for sentences that read no switch. */
  weight: number | null
  lines: TextPart[][]
  quotes: string[]
  picture: PictureMeasure | null
}

export function evidenceCards(
  snapshot: Pick<Snapshot, 'evidence' | 'pictures'>,
  { evidence: ids, rule }: Pick<Sentence, 'evidence' | 'rule'>,
  submitted: SubmittedInputs,
): EvidenceCard[] {
  const cited = new Set(ids)
  const read = /^(?:switch|one-side|fault)\.([A-Z]+)/.exec(rule)?.[1]
  const citedLines = snapshot.evidence.filter(({ id }) => cited.has(id))
  return [...Map.groupBy(citedLines, ({ source }) => source)].map(([source, lines]) => {
    const { question, texts } = sourceTexts(source, submitted)
    return {
      source,
      kind: lines[0]?.kind ?? 'words',
      question: question || (lines[0]?.label ?? ''),
      weight:
        read === undefined
          ? null
          : lines.reduce(
              (sum, { e, switch: id, fault }) => (id === read || fault === read ? sum + e : sum),
              0,
            ),
      lines:
        lines[0]?.kind === 'confirmed'
          ? quotesOf(lines)
          : texts.map(({ text, isSource }) => (isSource ? marked(text, lines) : [{ text, marked: false }])),
      quotes: lines.filter(({ quote }) => quote !== null).map(({ id }) => id),
      picture: snapshot.pictures.find((picture) => picture.source === source) ?? null,
    }
  })
}

const quotesOf = (lines: readonly Evidence[]): TextPart[][] =>
  lines.flatMap(({ quote }) => (quote === null ? [] : [[{ text: quote, marked: true }]]))

export function splitLines(lines: readonly TextPart[][]): { own: TextPart[][]; beside: TextPart[][] } {
  const { own = [], beside = [] } = Object.groupBy(lines, (parts) =>
    parts.some(({ marked }) => marked) ? 'own' : 'beside',
  )
  return own.length === 0 ? { own: beside, beside: [] } : { own, beside }
}

const contextLetters = 700

interface Range {
  /** UTF-16. */
  start: number
  end: number
}

/** The whole text in parts; ranges may overlap. */
export function markedParts(text: string, ranges: readonly Range[]): TextPart[] {
  const spans = ranges
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .map(({ start, end }) => [start, end] as const)
    .toSorted(([a], [b]) => a - b)
  const pieces: TextPart[] = []
  let at = 0
  for (const [start, end] of spans) {
    if (end <= at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false })
    pieces.push({ text: text.slice(Math.max(at, start), end), marked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

function marked(text: string, lines: readonly Evidence[]): TextPart[] {
  const pieces = markedParts(text, lines)
  return pieces.map(({ text: piece, marked: isMarked }, index) => ({
    marked: isMarked,
    text: isMarked ? piece : shortened(piece, index === 0, index === pieces.length - 1),
  }))
}

function shortened(text: string, first: boolean, last: boolean): string {
  if (first && last) return text.length > 2 * contextLetters ? `${text.slice(0, 2 * contextLetters)} …` : text
  if (first) return text.length > contextLetters ? `… ${text.slice(-contextLetters)}` : text
  if (last) return text.length > contextLetters ? `${text.slice(0, contextLetters)} …` : text
  return text.length > 2 * contextLetters
    ? `${text.slice(0, contextLetters)} … ${text.slice(-contextLetters)}`
    : text
}

export function weightText(weight: number): string {
  if (weight === 0) return 'not counted'
  const number = Math.abs(weight).toFixed(2).replace(/0$/, '')
  return `weight ${weight < 0 ? '−' : '+'}${number}`
}
