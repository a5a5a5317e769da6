import { isPrinted, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, scoreSwitches } from '../score/score-switches.ts'
import type { SwitchReading } from '../snapshot.ts'

/** Of a pole, those that may be quoted for it: a quote that stands on both poles says neither. */
export function printedLines(
  lines: readonly Line[],
  reading: Pick<SwitchReading, 'left' | 'right'>,
  pole: 'left' | 'right',
): Line[] {
  const [own, other] = [new Set(reading[pole]), new Set(reading[pole === 'left' ? 'right' : 'left'])]
  const key = ({ source, quote }: Line) => `${source} ${quote}`
  const against = new Set(lines.filter(({ id }) => other.has(id)).map(key))
  return lines.filter((line) => own.has(line.id) && isPrinted(line) && !against.has(key(line)))
}

/** A switch of which no sentence can be printed has no reading, whatever the clicks count. */
export function readSwitches(lines: readonly Line[]): SwitchReading[] {
  return scoreSwitches(lines).map((reading) => {
    const [left, right] = [printedLines(lines, reading, 'left'), printedLines(lines, reading, 'right')]
    const isOwn = [...left, ...right].some(({ kind }) => kind !== 'profile')
    const taken = poleOf(reading) === 'left' ? left : right
    const isRead = isThrown(reading) ? taken.length > 0 : left.length > 0 && right.length > 0 && isOwn
    return isRead ? reading : { ...reading, state: 'none', strength: null }
  })
}
