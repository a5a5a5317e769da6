import type { Evidence, Source } from '@wiring/map/snapshot'
import { type Pole, type SwitchId, switches } from '@wiring/map/switches'

/** What was read at one source, as page, text and PDF list it. */
export interface LineGroup {
  source: Source
  label: string
  kind: Evidence['kind']
  passages: string[]
  /** "PICTURE 1.00", "CC 0.20", "PICTURE, not counted: …". */
  readings: string[]
  ids: Set<string>
}

const reasons: Record<NonNullable<Evidence['dropped']>, string> = {
  negated: 'the sentence says the opposite',
  'not-a-fact': 'a wish is no fact',
  'field-mask': 'this field is not read for it',
}

export function groupLines(evidence: readonly Evidence[]): LineGroup[] {
  const bySource = Map.groupBy(evidence, ({ source }) => source)
  return [...bySource]
    .sort(([a], [b]) => order(a) - order(b))
    .map(([source, lines]) => ({
      source,
      label: lines[0]?.label ?? source,
      kind: lines[0]?.kind ?? 'words',
      passages: passages(lines),
      readings: readings(lines),
      ids: new Set(lines.map(({ id }) => id)),
    }))
}

function passages(lines: readonly Evidence[]): string[] {
  const all = [...new Set(lines.map(({ quote }) => quote).filter((quote): quote is string => quote !== null))]
  return all.filter((quote) => !all.some((other) => other !== quote && other.includes(quote)))
}

/** Readings of one pole are added up; a line that is only quoted has none. */
function readings(lines: readonly Evidence[]): string[] {
  const counted = lines.filter(({ dropped }) => dropped === undefined)
  const sums = new Map<string, number>()
  for (const { switch: id, fault, e } of counted) {
    const name = id === null ? fault : poleOf(id, e)
    if (name !== null && e !== 0) sums.set(name, (sums.get(name) ?? 0) + Math.abs(e))
  }
  const left = lines.flatMap(({ dropped }) =>
    dropped === undefined ? [] : [`not counted: ${reasons[dropped]}`],
  )
  return [...[...sums].map(([name, sum]) => `${name} ${sum.toFixed(2)}`), ...new Set(left)]
}

function order(source: Source): number {
  const [whole = 0, part = 0] = source.slice(1).split('.').map(Number)
  return 'APV'.indexOf(source.charAt(0)) * 100_000 + whole * 1_000 + part
}

function poleOf(id: SwitchId, e: number): Pole {
  const found = switches.find((each) => each.id === id) ?? switches[0]
  return e < 0 ? found.left : found.right
}
