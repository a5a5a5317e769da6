import type { Snapshot } from '../snapshot.ts'
import { drawCrossTag, drawDrops, dropsAt, inputColors, inputLabels, railLine } from './drops.ts'
import { circle, line, mono, motion, type Primitive } from './primitives.ts'
import { centre, comb, rails } from './wide-geometry.ts'

export function drawRails(snapshot: Snapshot): Primitive[] {
  return snapshot.drawing.rails.flatMap(({ input, read }) => {
    const y = rails[input]
    return [
      mono('rail', [24, y + 4], inputLabels[input], { slot: 102 }),
      ...railLine(input, read, [read ? 143 : 226, y], [centre(7) + 22, y], 1.75),
      circle('terminal', [137, y], 5.5, { stroke: inputColors[input], weight: 2, fill: 'sheet' }),
      ...(read ? [] : [mono('rail', [147, y + 4], 'NOT READ', { slot: 68, fill: 'ink-2' })]),
    ]
  })
}

/** Down to a comb, which joins them above the gate. */
export function drawDropsToComb(snapshot: Snapshot, index: number): Primitive[] {
  const c = centre(index)
  const x = (place: number) => c - 10 + 10 * place
  const ends = dropsAt(snapshot, index).drops.map(({ to }) => x(to))
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  return [
    ...drawDrops(snapshot, index, {
      from: (input, place) => [x(place), rails[input]],
      to: (place) => [x(place), comb],
      crossing: [150, 180],
      upright: true,
    }),
    ...(ends.length > 1
      ? [line('drop', [first, comb], [last, comb], { weight: 1.5, start: motion.drop(index) })]
      : []),
    ...drawCrossTag(snapshot, index, [c + 17, 156]),
  ]
}
