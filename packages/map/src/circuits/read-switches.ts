import { isPrinted, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, scoreSwitches } from '../score/score-switches.ts'
import type { SwitchReading } from '../snapshot.ts'

/** Of a pole, those that may be quoted for it: a quote that stands on both poles says neither. */
export function printedLines(
  lines: readonly Line[],
  reading: Pick<SwitchReading, 'left' | 'right'>,
  pole: 'left' | 'right',
): Line[] {
  const [own, other] = [reading[pole], reading[pole === 'left' ? 'right' : 'left']]
  if (own.length === 0) return []
  const isOwn = new Set(own)
  const isOther = new Set(other)
  const key = ({ source, quote }: Line) => `${source} ${quote}`
  const against = new Set(other.length === 0 ? [] : lines.filter(({ id }) => isOther.has(id)).map(key))
  return lines.filter(
    (line) => isOwn.has(line.id) && isPrinted(line) && (against.size === 0 || !against.has(key(line))),
  )
}

/** A switch of which no sentence can be printed has no reading, whatever the clicks count. */
export function readSwitches(lines: readonly Line[]): SwitchReading[] {
  const bySwitch = Map.groupBy(lines, (line) => line.switch)
  return scoreSwitches(lines).map((reading) => {
    const lines = bySwitch.get(reading.id) ?? []
    const [left, right] = [printedLines(lines, reading, 'left'), printedLines(lines, reading, 'right')]
    const isOwn = [...left, ...right].some(({ kind }) => kind !== 'profile')
    const taken = poleOf(reading) === 'left' ? left : right
    const isRead = isThrown(reading) ? taken.length > 0 : left.length > 0 && right.length > 0 && isOwn
    return isRead ? reading : { ...reading, state: 'none', strength: null }
  })
}
