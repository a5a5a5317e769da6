import { isPrinted, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, scoreSwitches } from '../score/score-switches.ts'
import type { SwitchReading } from '../snapshot.ts'

/** A switch of which no sentence can be printed has no reading, whatever the clicks count. */
export function readSwitches(lines: readonly Line[]): SwitchReading[] {
  const printed = new Map(lines.filter(isPrinted).map(({ id, kind }) => [id, kind]))
  const kindsOf = (ids: readonly string[]) => ids.flatMap((id) => printed.get(id) ?? [])
  return scoreSwitches(lines).map((reading) => {
    const [left, right] = [kindsOf(reading.left), kindsOf(reading.right)]
    const isBothWays = left.length > 0 && right.length > 0
    const isOwn = [...left, ...right].some((kind) => kind !== 'profile')
    const isRead = isThrown(reading) ? kindsOf(reading[poleOf(reading)]).length > 0 : isBothWays && isOwn
    return isRead ? reading : { ...reading, state: 'none', strength: null }
  })
}
