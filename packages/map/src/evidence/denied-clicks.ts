import { isCounted, type Line } from './line.ts'

/** Her own words before those of her AI, what she never does before what she did not do once. */
const rank = ({ kind, denies }: Line) => Number(kind !== 'words') * 2 + Number(denies !== 'habit')

/** "Every time I throw out their form": who does that fills none in. Of lexicon/faults/template-misfit.ts. */
const isDiscarded = ({ entry, kind }: Line): boolean => entry === 'tm.discards' && kind === 'words'

const saysNot = (line: Line, { field, switch: on, pole }: Line): boolean =>
  (line.denies !== undefined && line.switch === on && line.pole === pole) ||
  (field === 'A5' && on === 'FRAME' && pole === 'left' && isDiscarded(line))

/** Of a click, what says of its pole that it is not so. */
export const denialOfClick = (lines: readonly Line[], click: Line): Line | undefined =>
  lines.filter((line) => saysNot(line, click)).toSorted((a, b) => rank(a) - rank(b))[0]

/** A click against which she wrote is no reading in either half, unless she wrote for it too. */
export function withoutDeniedClicks(lines: readonly Line[]): Line[] {
  const denials = lines.filter((line) => line.denies !== undefined || isDiscarded(line))
  if (denials.length === 0) return [...lines]
  const isWritten = ({ switch: on, pole }: Line) =>
    lines.some(
      (line) =>
        line.kind === 'words' &&
        line.switch === on &&
        line.pole === pole &&
        // Where the question asks for something else, it is hers all the same.
        (isCounted(line) || line.dropped === 'field-mask') &&
        line.denies === undefined,
    )
  const denied = new Set(
    lines
      // Where it breaks is always drawn as she said it.
      .filter(({ kind, says, field }) => kind === 'choice' && says !== null && field !== 'A7')
      .filter((line) => denialOfClick(denials, line) !== undefined && !isWritten(line))
      .map(({ source }) => source),
  )
  return lines.map((line) =>
    line.kind === 'choice' && denied.has(line.source)
      ? { ...line, e: 0, concept: null, means: [], dropped: 'denied' }
      : line,
  )
}

export const isDeniedClick = ({ dropped, says }: Line): boolean => dropped === 'denied' && says !== null
