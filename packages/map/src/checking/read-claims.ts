import { printedLines } from '../circuits/read-switches.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import { isThrown, poleNameOf, poleOf, type ThrownSwitch } from '../score/score-switches.ts'
import { poleTemplate } from '../sentences/switch-templates.ts'
import { quoteSlot } from '../slots.ts'
import type { Slot, SwitchReading } from '../snapshot.ts'

/** One reading as one sentence, for the person it is about. */
export interface ReadClaim {
  /** A switch and its pole, such as `GATE.HOLD`. */
  id: string
  reading: ThrownSwitch
  /** What the sentence quotes. */
  line: Line
  /** With `{0}` for the quote, where it has one. */
  text: string
  slots: Slot[]
}

const kindOrder = ['words', 'profile', 'choice']

/** Her own words before those of her AI, and a click only where nothing else says it. */
export function readClaims(lines: readonly Line[], switches: readonly SwitchReading[]): ReadClaim[] {
  return switches.filter(isThrown).flatMap((reading) => {
    const [line] = printedLines(lines, reading, poleOf(reading)).toSorted(
      (a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || byStrength(a, b),
    )
    if (line === undefined) return []
    const template = line.says ?? poleTemplate(poleNameOf(reading), reading)
    const text = template.replace('{q}', '{0}')
    const slots = text.includes('{0}') ? [quoteSlot(line)] : []
    return [{ id: `${reading.id}.${poleNameOf(reading)}`, reading, line, text, slots }]
  })
}
