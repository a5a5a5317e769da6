import type { Evidence, Source } from '@wiring/map/snapshot'
import { switchById } from '@wiring/map/switches'

export interface LineGroup {
  source: Source
  label: string
  kind: Evidence['kind']
  passages: string[]
  /** "PICTURE 1.00", "CC 0.20". */
  readings: string[]
  ids: Set<string>
}

const reasons: Record<NonNullable<Evidence['dropped']>, string> = {
  negated: 'not counted: the sentence says the opposite',
  'not-a-fact': 'not counted: a wish or a claim is no fact',
  'field-mask': 'not counted: this field is not read for it',
  refused: 'You said no to this',
  denied: 'not counted: your words say the opposite',
}

export function groupLines(evidence: readonly Evidence[]): LineGroup[] {
  const bySource = Map.groupBy(evidence, ({ source }) => source)
  return [...bySource]
    .sort(([a], [b]) => order(a) - order(b))
    .map(([source, lines]) => ({
      source,
      label: [...new Set(lines.map(({ label }) => label))].join(' · '),
      kind: lines[0]?.kind ?? 'words',
      passages: passages(lines),
      readings: readings(lines),
      ids: new Set(lines.map(({ id }) => id)),
    }))
}

/** In one line of text; of a reading that she confirmed its own words say too little. */
export function wordsOfLine({ kind, label, passages }: LineGroup): string {
  const quotes = passages.map((quote) => `“${quote}”`).join(' ')
  return kind === 'confirmed' ? [label, quotes].filter(Boolean).join(': ') : quotes || label
}

function passages(lines: readonly Evidence[]): string[] {
  const whole = lines.find((line) => line.whole !== undefined)?.whole
  if (whole !== undefined) return [whole]
  const all = [...new Set(lines.map(({ quote }) => quote).filter((quote): quote is string => quote !== null))]
  return all.filter((quote) => !all.some((other) => other !== quote && other.includes(quote)))
}

function readings(lines: readonly Evidence[]): string[] {
  const counted = lines.filter(({ dropped }) => dropped === undefined)
  const weights = new Map<string, number>()
  for (const { switch: id, fault, e } of counted) {
    const name = id === null ? fault : switchById(id)[e < 0 ? 'left' : 'right']
    if (name !== null && e !== 0) weights.set(name, (weights.get(name) ?? 0) + Math.abs(e))
  }
  const notCounted = lines.flatMap(({ dropped }) => (dropped === undefined ? [] : [reasons[dropped]]))
  return [...[...weights].map(([name, sum]) => `${name} ${sum.toFixed(2)}`), ...new Set(notCounted)]
}

function order(source: Source): number {
  const [whole = 0, part = 0] = source.slice(1).split('.').map(Number)
  return 'APVC'.indexOf(source.charAt(0)) * 100_000 + whole * 1_000 + part
}
