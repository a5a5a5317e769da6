import type { CrossedWire, DrawingData, Snapshot } from '../snapshot.ts'
import { crossTag } from './legend.ts'
import { circle, line, motion, type Point, type Primitive, shape } from './primitives.ts'

export type Input = DrawingData['rails'][number]['input']

const inputs: readonly Input[] = ['survey', 'profile', 'visuals']
export const inputLabels = {
  survey: 'IN-1 SURVEY',
  profile: 'IN-2 PROFILE',
  visuals: 'IN-3 VISUALS',
} as const
export const inputColors = { survey: 'red', profile: 'ink', visuals: 'yellow' } as const

type Place = 0 | 1 | 2

interface Drop {
  input: Input
  from: Place
  to: Place
  over: boolean
}

/** With a crossed wire the first two drops change places. */
export function dropsAt(
  snapshot: Snapshot,
  gate: number,
): { drops: Drop[]; crossed: CrossedWire | undefined } {
  const { drops: inputsAtGate = [], crossed: tag = null } = snapshot.drawing.gates[gate] ?? {}
  const crossed = snapshot.crossed.find((each) => each.tag === tag)
  const places = ([0, 1, 2] as const).filter((place) => inputsAtGate.some((input) => input === inputs[place]))
  const drop = (place: Place, from: Place, to: Place, over = false): Drop => ({
    input: inputs[place] ?? 'survey',
    from,
    to,
    over,
  })
  const [first, second] = places
  if (!crossed || first === undefined) return { drops: places.map((at) => drop(at, at, at)), crossed }
  const other = second ?? (first === 0 ? 1 : 0)
  const rest = places.slice(2).map((at) => drop(at, at, at))
  return { drops: [drop(first, first, other), drop(second ?? first, other, first, true), ...rest], crossed }
}

function crossingPath(from: Point, to: Point, [start, end]: Point, over: boolean, upright: boolean): string {
  const [a, b] = upright ? [from[0], to[0]] : [from[1], to[1]]
  const at = (along: number, across: number) =>
    (upright ? [across, along] : [along, across]).map((value) => Math.round(value * 10) / 10).join(' ')
  const length = Math.hypot(end - start, b - a)
  const [along, across] = [(end - start) / length, (b - a) / length]
  const [middle, centre] = [(start + end) / 2, (a + b) / 2]
  const radius = 5
  const point = (forward: number, side: number) =>
    at(
      middle + forward * along * radius - side * across * radius,
      centre + forward * across * radius + side * along * radius,
    )
  const bow = `L${point(-1, 0)}C${point(-1, 1.33)} ${point(1, 1.33)} ${point(1, 0)}`
  return `M${from.join(' ')}L${at(start, a)}${over ? bow : ''}L${at(end, b)}L${to.join(' ')}`
}

export interface DropEnds {
  from: (input: Input, place: Place) => Point
  to: (place: Place) => Point
  /** Where crossed drops change places, along their way. */
  crossing: Point
  upright: boolean
}

export function drawDrops(
  snapshot: Snapshot,
  gate: number,
  { from: fromOf, to: toOf, crossing, upright }: DropEnds,
): Primitive[] {
  const start = motion.drop(gate)
  return dropsAt(snapshot, gate).drops.flatMap(({ input, from, to, over }): Primitive[] => {
    const [first, last] = [fromOf(input, from), toOf(to)]
    const rest = { stroke: inputColors[input], weight: 1.5, start }
    return [
      from === to
        ? line('drop', first, last, rest)
        : shape('hop', crossingPath(first, last, crossing, over, upright), rest),
      circle('drop', first, 3, { fill: inputColors[input], start }),
    ]
  })
}

export function drawCrossTag(snapshot: Snapshot, gate: number, at: Point): Primitive[] {
  const { crossed } = dropsAt(snapshot, gate)
  return crossed ? crossTag(at, crossed.tag, crossed.evidence, motion.drop(gate)) : []
}

export function railLine(input: Input, read: boolean, from: Point, to: Point, weight: number): Primitive[] {
  const dash = read ? {} : { dash: [3, 6] }
  return [
    // Yellow is faint in print.
    ...(input === 'visuals' ? [line('hairline', from, to, { weight: 3.25, ...dash })] : []),
    line('rail', from, to, { stroke: inputColors[input], weight, start: motion.rails, ...dash }),
  ]
}
