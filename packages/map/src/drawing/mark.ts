import type { Snapshot } from '../snapshot.ts'
import type { Drawing } from './primitives.ts'
import { drawTrace } from './trace.ts'
import type { Track } from './track.ts'

const track: Track = {
  start: 1.5,
  gate: (index) => [7 + 6.4 * index, 11.2 + 6.4 * index],
  lane: (level) => 32 + 12 * level,
  gap: 2.2,
  exit: { fault: [0, 0], turn: 57.4, open: 62, contact: 62, out: 32 },
  corner: 1.3,
  weight: 0.75,
  point: (u, v) => [u, v],
  upright: false,
}

export function mark(snapshot: Snapshot): Drawing {
  const primitives = drawTrace(snapshot, track, { marks: false })
    .filter(({ kind }) => kind === 'path')
    .map((each) => ({ ...each, weight: 2.6 }))
  return { variant: 'mark', width: 64, height: 64, primitives }
}
