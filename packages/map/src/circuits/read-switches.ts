import { isCounted, isPrinted, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, scoreSwitch } from '../score/score-switches.ts'
import type { SwitchReading } from '../snapshot.ts'
import { type SwitchId, switches } from '../switches.ts'

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
  // Not by one string of both: to build it for each line is slower than all the rest.
  const against = new Map<string, Set<string | null>>()
  for (const { id, source, quote } of other.length === 0 ? [] : lines) {
    if (!isOther.has(id)) continue
    const quotes = against.get(source)
    if (quotes === undefined) against.set(source, new Set([quote]))
    else quotes.add(quote)
  }
  const isBoth = ({ source, quote }: Line) => against.get(source)?.has(quote) === true
  return lines.filter((line) => isOwn.has(line.id) && isPrinted(line) && !isBoth(line))
}

/** A switch of which no sentence can be printed has no reading, whatever the clicks count. */
function readSwitch(id: SwitchId, lines: readonly Line[], withLone = false): SwitchReading {
  const reading = scoreSwitch(id, lines, withLone)
  const [left, right] = [printedLines(lines, reading, 'left'), printedLines(lines, reading, 'right')]
  const isOwn = [...left, ...right].some(({ kind }) => kind !== 'profile')
  const taken = poleOf(reading) === 'left' ? left : right
  const isRead = isThrown(reading) ? taken.length > 0 : left.length > 0 && right.length > 0 && isOwn
  return isRead ? reading : { ...reading, state: 'none', strength: null }
}

const isSame = (a: readonly Line[], b: readonly Line[]) =>
  a.length === b.length && a.every((line, index) => line === b[index])

/** Reads a switch once for the same lines: of another answer to one question, most stay. */
export function switchReader(): (lines: readonly Line[]) => SwitchReading[] {
  const known = new Map<SwitchId, { lines: readonly Line[]; reading: SwitchReading }[]>()
  return (all) => {
    const bySwitch = Map.groupBy(all, (line) => line.switch)
    return switches.map(({ id }) => {
      const lines = bySwitch.get(id) ?? []
      const before = known.get(id) ?? []
      const same = before.find((each) => isSame(each.lines, lines))
      if (same !== undefined) return same.reading
      const reading = readSwitch(id, lines)
      known.set(id, [...before, { lines, reading }])
      return reading
    })
  }
}

export const readSwitches = (lines: readonly Line[]): SwitchReading[] => switchReader()(lines)

/** With what one text alone says: it moves nothing before she has confirmed it. */
export const readingsOf = (lines: readonly Line[]): SwitchReading[] =>
  switches.map(({ id }) =>
    readSwitch(
      id,
      lines.filter((line) => line.switch === id),
      true,
    ),
  )

/** Read in one text, on the one pole or the other, where nothing else of hers says it. */
export const loneLines = (lines: readonly Line[], { id, left, right }: SwitchReading): Line[] =>
  lines.filter(
    (line) =>
      line.switch === id &&
      (line.kind === 'words' || line.kind === 'profile') &&
      isCounted(line) &&
      isPrinted(line) &&
      !left.includes(line.id) &&
      !right.includes(line.id),
  )
