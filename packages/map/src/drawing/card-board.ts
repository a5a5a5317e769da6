import type { Snapshot, SwitchReading } from '../snapshot.ts'
import { switches } from '../switches.ts'
import { circuitGlyph } from './glyphs.ts'
import { circle, type Point, type Primitive, rect, sans, type TextMark } from './primitives.ts'
import { drawTrace } from './trace.ts'
import { levelOf, type Track } from './track.ts'

type Place = Pick<TextMark, 'x' | 'y' | 'anchor' | 'size' | 'slot'>

interface Gate {
  at: Point
  width: number
  height: number
  minus: Place
  plus: Place
}

export interface CardBoard {
  track: Track
  gate: (index: number) => Gate
  ring: { at: Point; radius: number }
  start: Primitive[]
}

const ringX = 1076

/** From the left edge to the ring; the gates are `2 * half` high. */
export function levelBoard(middle: number, half: number): CardBoard {
  const [first, pitch, width, radius] = [72, 112, 60, 72]
  const left = (index: number) => first + pitch * index
  const word = (index: number, y: number): Place => ({
    x: left(index) + width / 2,
    y,
    anchor: 'middle',
    size: 23,
    slot: pitch - 8,
  })
  return {
    track: {
      start: 0,
      gate: (index) => [left(index), left(index) + width],
      lane: (level) => middle + half * 0.371 * level,
      gap: pitch - width,
      exit: { fault: [0, 0], turn: 952, open: 0, contact: ringX - radius, out: middle },
      corner: 22,
      weight: 2.8,
      point: (u, v) => [u, v],
      upright: false,
    },
    gate: (index) => ({
      at: [left(index), middle - half],
      width,
      height: 2 * half,
      minus: word(index, middle - half - 16),
      plus: word(index, middle + half + 34),
    }),
    ring: { at: [ringX, middle], radius },
    start: [],
  }
}

const chip = { width: 148, height: 52 }

/** From “you” down to the ring, between two heights of a sheet. */
export function uprightBoard(middle: number, top: number, bottom: number): CardBoard {
  const room = bottom - top
  const radius = Math.min(84, Math.round(room * 0.085))
  const first = top + chip.height
  const pitch = (bottom - 2 * radius - first) / 8.7
  const height = Math.round(pitch * 0.6)
  const gateTop = (index: number) => Math.round(first + pitch * (index + 0.5))
  const half = 230
  const end = bottom - 2 * radius
  const word = (index: number, side: -1 | 1): Place => ({
    x: middle + side * (half + 26),
    y: gateTop(index) + height / 2 + 12,
    anchor: side < 0 ? 'end' : 'start',
    size: 38,
    slot: 212,
  })
  return {
    track: {
      start: first,
      gate: (index) => [gateTop(index), gateTop(index) + height],
      lane: (level) => middle + 92 * level,
      gap: pitch - height,
      exit: {
        fault: [0, 0],
        turn: gateTop(7) + height + (pitch - height) / 2,
        open: 0,
        contact: end,
        out: middle,
      },
      corner: 26,
      weight: Math.min(4, pitch / 17),
      point: (u, v) => [v, u],
      upright: true,
    },
    gate: (index) => ({
      at: [middle - half, gateTop(index)],
      width: 2 * half,
      height,
      minus: word(index, -1),
      plus: word(index, 1),
    }),
    ring: { at: [middle, bottom - radius], radius },
    start: [
      rect('chip', [middle - chip.width / 2, top], chip.width, chip.height, { fill: 'ink' }),
      sans('chip', [middle, top + 36], 'you', { size: 34, anchor: 'middle', fill: 'on-ink' }),
    ],
  }
}

export function drawBoard(snapshot: Snapshot, board: CardBoard): Primitive[] {
  const { id, provisional } = snapshot.circuit
  const { at, radius } = board.ring
  return [
    ...snapshot.switches.flatMap((reading, index) => gateMarks(snapshot, reading, index, board.gate(index))),
    circle('output', at, radius, {
      stroke: 'ink',
      weight: 4,
      fill: 'sheet',
      ...(provisional ? { dash: [12, 9] } : {}),
    }),
    ...circuitGlyph(id, at, radius * 0.82),
    ...board.start,
    ...drawTrace(snapshot, board.track, { marks: false }),
  ]
}

function gateMarks(snapshot: Snapshot, reading: SwitchReading, index: number, gate: Gate): Primitive[] {
  const { left = '', right = '' } = switches[index] ?? {}
  const level = levelOf(snapshot, index)
  const both = reading.state === 'both'
  const word = ({ x, y, ...rest }: Place, text: string) => sans('word', [x, y], text, rest)
  return [
    rect('gate', gate.at, gate.width, gate.height, {
      stroke: 'ink',
      weight: 1.5,
      ...(reading.state === 'none' ? { dash: [5, 6] } : { fill: 'sheet' }),
    }),
    ...(level < 0 || both ? [word(gate.minus, left)] : []),
    ...(level > 0 || both ? [word(gate.plus, right)] : []),
  ]
}
