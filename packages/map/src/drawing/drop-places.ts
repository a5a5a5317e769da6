import type { CrossedWire, DrawingData, Snapshot } from '../snapshot.ts'

type Input = DrawingData['rails'][number]['input']

/** Where a drop leaves and arrives: places 0 to 2 in the order of the inputs. */
export interface Drop {
  input: Input
  from: 0 | 1 | 2
  to: 0 | 1 | 2
  /** Of two that change places, the one with the bow. */
  over: boolean
}

const order: readonly Input[] = ['survey', 'profile', 'visuals']

/** Where wires are crossed the first two inputs, or two wires of one input, change places. */
export function dropsAt(
  snapshot: Snapshot,
  gate: number,
): { drops: Drop[]; crossed: CrossedWire | undefined } {
  const { drops: inputs = [], crossed: tag = null } = snapshot.drawing.gates[gate] ?? {}
  const crossed = snapshot.crossed.find((each) => each.tag === tag)
  const places = ([0, 1, 2] as const).filter((place) => inputs.some((input) => input === order[place]))
  const [first, second] = places
  const input = (place: 0 | 1 | 2) => order[place] ?? 'survey'
  if (!crossed || first === undefined)
    return { drops: places.map((at) => ({ input: input(at), from: at, to: at, over: false })), crossed }
  const other = second ?? (first === 0 ? 1 : 0)
  const rest = places.slice(2).map((at) => ({ input: input(at), from: at, to: at, over: false }))
  return {
    drops: [
      { input: input(first), from: first, to: other, over: false },
      { input: input(second ?? first), from: other, to: first, over: true },
      ...rest,
    ],
    crossed,
  }
}
