import type { Snapshot } from '../snapshot.ts'
import { card } from './card.ts'
import { middle } from './middle.ts'
import type { Drawing, Variant } from './primitives.ts'
import { short } from './short.ts'
import { tall } from './tall.ts'
import { drawTrace } from './trace.ts'
import type { Track } from './track.ts'
import { wide } from './wide.ts'

const markTrack: Track = {
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

function mark(snapshot: Snapshot): Drawing {
  const primitives = drawTrace(snapshot, markTrack, { marks: false })
    .filter(({ kind }) => kind === 'path')
    .map((each) => ({ ...each, weight: 2.6 }))
  return { variant: 'mark', width: 64, height: 64, primitives }
}

const variants = { wide, middle, tall, short, card, mark }

export function layout(snapshot: Snapshot, variant: Variant): Drawing {
  return variants[variant](snapshot)
}
