import { readingsOf } from '../circuits/read-switches.ts'
import { collectLines } from '../evidence/collect-lines.ts'
import { readFields } from '../evidence/fields.ts'
import type { MapInputs } from '../inputs.ts'
import { normalizeInputs } from '../normalize-inputs.ts'
import type { Sentence, Slot, Source } from '../snapshot.ts'
import { readClaims } from './read-claims.ts'

/** As many as there are switches. No table moves: it has nobody who checks. */
const maxReadings = 8

export interface ReadingToCheck {
  /** A switch and its pole, such as `GATE.HOLD`. */
  id: string
  /** Plain text with `{0}` for the quote, where it has one. */
  text: Sentence['text']
  slots: Slot[]
  source: Source
  /** Of the source: the question, or the part of the profile. */
  label: string
  kind: 'words' | 'profile' | 'choice'
}

const kinds = ['words', 'profile', 'choice'] as const

export { model } from '../model.ts'

/** What the map would say of her, those first that rest on more than a click. Runs on her device. */
export function readingsToCheck(given: MapInputs): ReadingToCheck[] {
  const inputs = normalizeInputs(given)
  const { lines } = collectLines(inputs, readFields(inputs), [])
  return readClaims(lines, readingsOf(lines))
    .filter(({ line }) => line.says === null || line.says.includes('{q}'))
    .flatMap(({ id, text, slots, line }) => {
      const kind = kinds.find((each) => each === line.kind)
      return kind === undefined ? [] : [{ id, text, slots, source: line.source, label: line.label, kind }]
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .slice(0, maxReadings)
}
