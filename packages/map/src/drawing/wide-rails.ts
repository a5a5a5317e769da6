import type { Snapshot } from '../snapshot.ts'
import { crossingPath, dropsAt, inputColors, inputLabels } from './drops.ts'
import { crossTag } from './legend.ts'
import { circle, line, mono, motion, type Point, type Primitive, shape } from './primitives.ts'
import { centre, comb, rails } from './wide-geometry.ts'

export function drawRails(snapshot: Snapshot): Primitive[] {
  return snapshot.drawing.rails.flatMap(({ input, read }) => {
    const y = rails[input]
    const start = motion.rails
    const color = inputColors[input]
    const ends = [
      [read ? 143 : 226, y],
      [centre(7) + 22, y],
    ] as const satisfies Point[]
    return [
      mono('rail', [24, y + 4], inputLabels[input], { slot: 102 }),
      // Yellow is faint in print.
      ...(input === 'visuals' ? [line('hairline', ...ends, { weight: 3.25 })] : []),
      line('rail', ...ends, { stroke: color, weight: 1.75, start, ...(read ? {} : { dash: [3, 6] }) }),
      circle('terminal', [137, y], 5.5, { stroke: color, weight: 2, fill: 'sheet' }),
      ...(read ? [] : [mono('rail', [147, y + 4], 'NOT READ', { slot: 68, fill: 'ink-2' })]),
    ]
  })
}

export function drawDrops(snapshot: Snapshot, index: number, c: number): Primitive[] {
  const start = motion.drop(index)
  const { drops: own, crossed } = dropsAt(snapshot, index)
  const place = (at: number) => c - 10 + 10 * at
  const parts: Primitive[] = own.flatMap(({ input, from, to, over }) => {
    const top: Point = [place(from), rails[input]]
    const bottom: Point = [place(to), comb]
    const rest = { stroke: inputColors[input], weight: 1.5, start }
    return [
      from === to
        ? line('drop', top, bottom, rest)
        : shape('hop', crossingPath(top, bottom, [150, 180], over, true), rest),
      circle('drop', top, 3, { fill: inputColors[input], start }),
    ]
  })
  const ends = own.map(({ to }) => place(to))
  if (ends.length > 1)
    parts.push(line('drop', [Math.min(...ends), comb], [Math.max(...ends), comb], { weight: 1.5, start }))
  if (crossed) parts.push(...crossTag([c + 17, 156], crossed.tag, crossed.evidence, start))
  return parts
}
