import type { Snapshot } from '../snapshot.ts'
import { dropsAt } from './drop-places.ts'
import { hop } from './hop.ts'
import { crossTag } from './legend.ts'
import { circle, mono, motion, type Point, type Primitive, shape, wire } from './primitives.ts'
import { centre, comb, railInk, rails } from './wide-geometry.ts'
import { inputLabels } from './words.ts'

export function drawRails(snapshot: Snapshot): Primitive[] {
  return snapshot.drawing.rails.flatMap(({ input, read }) => {
    const y = rails[input]
    const start = motion.rails
    const ink = { stroke: railInk[input], weight: 1.75, start }
    const from = read ? 143 : 226
    return [
      mono('rail', [24, y + 4], inputLabels[input], { slot: 102 }),
      ...(input === 'visuals' ? [hairline([from, y], [centre(7) + 22, y])] : []),
      wire(
        'rail',
        [
          [from, y],
          [centre(7) + 22, y],
        ],
        { ...ink, ...(read ? {} : { dash: [3, 6] }) },
      ),
      circle('terminal', [137, y], 5.5, { stroke: railInk[input], weight: 2, fill: 'sheet' }),
      ...(read ? [] : [mono('rail', [147, y + 4], 'NOT READ', { slot: 68, fill: 'ink-2' })]),
    ]
  })
}

/** From each rail with a reading down to the gate's comb; crossed wires change places. */
export function drops(snapshot: Snapshot, index: number, c: number): Primitive[] {
  const start = motion.drop(index)
  const { drops: own, crossed } = dropsAt(snapshot, index)
  const place = (at: number) => c - 10 + 10 * at
  const parts: Primitive[] = own.flatMap(({ input, from, to, over }) => {
    const top: Point = [place(from), rails[input]]
    const bottom: Point = [place(to), comb]
    const rest = { stroke: railInk[input], weight: 1.5, start }
    return [
      from === to
        ? wire('drop', [top, bottom], rest)
        : shape('hop', hop(top, bottom, [150, 180], over), rest),
      circle('drop', top, 3, { fill: railInk[input], start }),
    ]
  })
  const ends = own.map(({ to }) => place(to))
  if (ends.length > 1)
    parts.push(
      wire(
        'drop',
        [
          [Math.min(...ends), comb],
          [Math.max(...ends), comb],
        ],
        { weight: 1.5, start },
      ),
    )
  if (crossed) parts.push(...crossTag([c + 17, 156], crossed.tag, crossed.evidence, start))
  return parts
}

/** Yellow is faint in print: ink on both sides, in print only. */
function hairline(from: Point, to: Point): Primitive {
  return wire('hairline', [from, to], { weight: 3.25 })
}
