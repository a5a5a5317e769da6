import { isPrinted, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, scoreSwitches } from '../score/score-switches.ts'
import type { SwitchReading } from '../snapshot.ts'

/** A switch of which no sentence can be printed has no reading, whatever the clicks count. */
export function readSwitches(lines: readonly Line[]): SwitchReading[] {
  const printed = new Set(lines.filter(isPrinted).map(({ id }) => id))
  const isSaid = (ids: readonly string[]) => ids.some((id) => printed.has(id))
  return scoreSwitches(lines).map((reading) => {
    const { left, right } = reading
    const isRead = isThrown(reading) ? isSaid(reading[poleOf(reading)]) : isSaid(left) && isSaid(right)
    return isRead ? reading : { ...reading, state: 'none', strength: null }
  })
}
