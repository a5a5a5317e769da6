import { drawnFaults } from '../faults/find-faults.ts'
import type { Fault, Snapshot } from '../snapshot.ts'
import { switches } from '../switches.ts'
import { outputRing } from './circuit-label.ts'
import { laneDots } from './lane-dots.ts'
import { faultsAt } from './lane-marks.ts'
import { faultCallout, lamp } from './legend.ts'
import { type Drawing, mono, motion, type Point, type Primitive, rect, sans, shape } from './primitives.ts'
import { drawTrace } from './trace.ts'
import { levelOf, type Track, wipesOf } from './track.ts'

const width = 376
const height = 520
/** 11 px on a screen of 320 px. */
const smallText = 13
const middle = 162
const gate = { y: 70, pitch: 37, left: 96, width: 132, height: 27 }
const words = { left: 88, right: 236 }
const ring = { x: 296, y: 472, radius: 34 }
const top = (index: number) => gate.y + gate.pitch * index

const track: Track = {
  start: 56,
  gate: (index) => [top(index), top(index) + gate.height],
  lane: (level) => middle + 28 * level,
  gap: gate.pitch - gate.height,
  exit: { fault: [362, 394], turn: 404, open: 418, contact: ring.y - ring.radius, out: ring.x },
  corner: 8,
  weight: 1.3,
  point: (u, v) => [v, u],
  upright: true,
}

/** The line, its gates and faults: what one screen of a phone holds. */
export function short(given: Snapshot): Drawing {
  const snapshot = lineOnly(given)
  const primitives = [
    rect('border', [4, 4], width - 8, height - 8, { stroke: 'line', weight: 1 }),
    ...snapshot.switches.flatMap((_, index) => gateMarks(snapshot, given, index)),
    ...chip(),
    ...outputRing(snapshot.circuit, [ring.x, ring.y], ring.radius, false),
    ...drawTrace(snapshot, track, { marks: true }),
    ...callouts(given),
  ].map((each) => (each.kind === 'text' && each.font === 'mono' ? { ...each, size: smallText } : each))
  return { variant: 'short', width, height, primitives, wipes: wipesOf(track, [28, 362], height) }
}

/** Without repeats, and with one fault a gate, none where the line splits: short lanes have no room. */
function lineOnly(snapshot: Snapshot): Snapshot {
  const hasRoom = ({ place }: Fault, index: number) => {
    const reading = snapshot.switches.find(({ id }) => id === place && id !== 'EXIT')
    const isFirst =
      snapshot.friction.findIndex((each) => each.place === place && each.state === 'drawn') === index
    return reading === undefined || (isFirst && reading.state !== 'both')
  }
  const gates = snapshot.drawing.gates.map((each) => ({ ...each, repeat: null }))
  const friction = snapshot.friction.filter(hasRoom)
  return { ...snapshot, friction, repeats: [], drawing: { ...snapshot.drawing, gates } }
}

function gateMarks(snapshot: Snapshot, given: Snapshot, index: number): Primitive[] {
  const reading = snapshot.switches[index]
  if (!reading) return []
  const y = top(index)
  const level = levelOf(snapshot, index)
  const { left: minus = '', right: plus = '' } = switches[index] ?? {}
  const evidenceIds = [...reading.left, ...reading.right]
  const state = { none: 'NO READING', both: 'BOTH' }[reading.state as string]
  const word = (x: number, text: string, anchor: 'start' | 'end', taken: boolean, at = y + 19) =>
    taken
      ? sans('word', [x, at], text, { evidenceIds, anchor, size: 16, slot: 88, start: motion.gate(index) })
      : mono('word', [x, at], text, { evidenceIds, anchor, fill: 'gray-text', slot: 88 })
  return [
    rect('gate', [gate.left, y], gate.width, gate.height, {
      stroke: 'ink',
      weight: 1,
      ...(reading.state === 'none' ? { dash: [3, 4] } : { fill: 'bg' }),
    }),
    laneDots(track, snapshot, index),
    word(words.left, minus, 'end', level < 0 || reading.state === 'both'),
    word(words.right, plus, 'start', level > 0 || reading.state === 'both', state ? y + 10 : y + 19),
    ...(state ? [mono('word', [words.right, y + 26], state, { fill: 'ink-2', slot: 97 })] : []),
    ...faultsAt(given, index).flatMap((fault, at) => tag([340, y + 6 + at * 17], fault)),
  ]
}

function tag([x, y]: Point, { tag: name, evidence }: Fault): Primitive[] {
  const rest = { evidenceIds: evidence, start: motion.faults }
  return [
    lamp([x, y], rest),
    mono('lamp', [x + 8, y + 5], name ?? '', { ...rest, fill: 'red-text', slot: 22 }),
  ]
}

function chip(): Primitive[] {
  return [
    shape(
      'chip',
      [-14, 0, 14]
        .map((at) => `M${middle + at} 14L${middle + at} 9${at ? `M${middle + at} 56L${middle + at} 61` : ''}`)
        .join(''),
      { stroke: 'ink', weight: 2 },
    ),
    rect('chip', [middle - 30, 14], 60, 42, { fill: 'ink' }),
    sans('chip', [middle, 41], 'you', { size: 22, anchor: 'middle', fill: 'on-ink', slot: 56 }),
  ]
}

function callouts(snapshot: Snapshot): Primitive[] {
  return drawnFaults(snapshot.friction).flatMap((fault, index) =>
    faultCallout([24, 438 + index * 42], fault, 216),
  )
}
