import { circuitName } from '../circuits/circuit-name.ts'
import { circuitNames } from '../circuits/known-circuits.ts'
import type { Snapshot, SwitchReading } from '../snapshot.ts'
import { switches } from '../switches.ts'
import { circuitGlyph } from './glyphs.ts'
import { circle, type Drawing, mono, type Primitive, rect, sans } from './primitives.ts'
import { drawTrace } from './trace.ts'
import { levelOf, type Track } from './track.ts'

const middle = 392
const gate = { x: 72, pitch: 112, width: 60 }
const ring = { x: 1076, radius: 72 }
const step = 46
const left = (index: number) => gate.x + gate.pitch * index

const track: Track = {
  start: 0,
  gate: (index) => [left(index), left(index) + gate.width],
  lane: (level) => middle + step * level,
  gap: gate.pitch - gate.width,
  exit: { fault: [0, 0], turn: 952, open: 0, contact: ring.x - ring.radius, out: middle },
  corner: 22,
  weight: 2.8,
  point: (u, v) => [u, v],
  upright: false,
}

/** Without faults, sources and name, because others see it. */
export function card(snapshot: Snapshot): Drawing {
  const { id, provisional } = snapshot.circuit
  const name = circuitName(snapshot.circuit)
  const primitives: Primitive[] = [
    rect('frame', [0, 0], 1200, 630, { fill: 'bg' }),
    mono('title', [64, 78], 'WIRING MAP', { size: 20, fill: 'ink-2', slot: 400 }),
    sans('name', [60, 178], name, { size: name === circuitNames[id] ? 96 : 46, slot: 1080 }),
    ...snapshot.switches.flatMap((reading, index) => gateMarks(snapshot, reading, index)),
    circle('output', [ring.x, middle], ring.radius, {
      stroke: 'ink',
      weight: 4,
      fill: 'sheet',
      ...(provisional ? { dash: [12, 9] } : {}),
    }),
    ...circuitGlyph(id, [ring.x, middle], ring.radius * 0.82),
    ...drawTrace(snapshot, track, { marks: false }),
  ]
  return { variant: 'card', width: 1200, height: 630, primitives }
}

function gateMarks(snapshot: Snapshot, reading: SwitchReading, index: number): Primitive[] {
  const { left: minus = '', right: plus = '' } = switches[index] ?? {}
  const level = levelOf(snapshot, index)
  const both = reading.state === 'both'
  const x = left(index) + gate.width / 2
  const word = (y: number, text: string) =>
    sans('word', [x, y], text, { size: 23, anchor: 'middle', slot: gate.pitch - 8 })
  return [
    rect('gate', [left(index), middle - 124], gate.width, 248, {
      stroke: 'ink',
      weight: 1.5,
      ...(reading.state === 'none' ? { dash: [5, 6] } : { fill: 'sheet' }),
    }),
    ...(level < 0 || both ? [word(middle - 140, minus)] : []),
    ...(level > 0 || both ? [word(middle + 158, plus)] : []),
  ]
}
