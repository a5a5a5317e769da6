import { drawnFaults } from '../faults/find-faults.ts'
import type { Snapshot } from '../snapshot.ts'
import { switches } from '../switches.ts'
import { circuitLabel, outputRing } from './circuit-label.ts'
import { type DropEnds, drawCrossTag, drawDrops, inputColors, inputLabels, railLine } from './drops.ts'
import { laneDots } from './lane-dots.ts'
import { crowdedRepeat, faultsAt, isExit } from './lane-marks.ts'
import { crossedList, faultCallout, lamp, repeatKey, repeatList } from './legend.ts'
import {
  circle,
  type Drawing,
  mono,
  motion,
  type Point,
  type Primitive,
  rect,
  sans,
  shape,
} from './primitives.ts'
import { titleBlock } from './title-block.ts'
import { drawTrace } from './trace.ts'
import { levelOf, type Track, wipesOf } from './track.ts'

const width = 360
/** 11 px on a screen of 320 px. */
const smallText = 12.4
const middle = 201
const gate = { y: 142, pitch: 80, left: 131, width: 140, height: 44 }
const rails = { survey: 22, profile: 38, visuals: 54 } as const
const railTop = { survey: 34, profile: 65, visuals: 96 } as const
const words = { left: 124, right: 278 }
const ring = { x: 286, y: 958, radius: 50 }

const top = (index: number) => gate.y + gate.pitch * index

const track: Track = {
  start: 84,
  gate: (index) => [top(index), top(index) + gate.height],
  lane: (level) => middle + 30 * level,
  gap: gate.pitch - gate.height,
  exit: { fault: [756, 796], turn: 842, open: 874, contact: ring.y - ring.radius, out: ring.x },
  corner: 12,
  weight: 1.3,
  point: (u, v) => [v, u],
  upright: true,
}

const block = [
  [
    ['name', 0.5],
    ['palette', 0.5],
  ],
  [['read', 1]],
  [
    ['model', 0.42],
    ['sheet', 0.58],
  ],
] as const

export function tall(snapshot: Snapshot): Drawing {
  const { crossed, repeats, circuit } = snapshot
  const rows = Math.min(3, Math.max(crossed.length, repeats.length))
  const list = 1108 + (circuit.between ? 20 : 0) + 28
  const foot = rows ? list + 22 * rows + 20 : list - 22
  const height = foot + 52 * block.length + 4
  const primitives = [
    rect('border', [4, 4], width - 8, height - 8, { stroke: 'line', weight: 1 }),
    ...drawRails(snapshot),
    ...snapshot.switches.flatMap((_, index) => gateMarks(snapshot, index)),
    ...chip(),
    ...outputRing(circuit, [ring.x, ring.y], ring.radius, false),
    ...circuitLabel(circuit, [20, 1064], { anchor: 'start', size: 38, slot: 320 }),
    ...drawTrace(snapshot, track, { marks: true }),
    ...faults(snapshot),
    ...crossedList(snapshot, [20, list], 22),
    ...repeatList(snapshot, [crossed.length ? 184 : 20, list], 22),
    ...titleBlock(snapshot, [4, width - 4], foot, block, 52),
  ].map((each) => (each.kind === 'text' && each.font === 'mono' ? { ...each, size: smallText } : each))
  return { variant: 'tall', width, height, primitives, wipes: wipesOf(track, [28, 738], height) }
}

function drawRails(snapshot: Snapshot): Primitive[] {
  return snapshot.drawing.rails.flatMap(({ input, read }) => {
    const x = rails[input]
    const y = railTop[input]
    return [
      ...railLine(input, read, [x, y + 6], [x, top(7) + 30], 2),
      circle('terminal', [x, y], 5.5, { stroke: inputColors[input], weight: 2, fill: 'sheet' }),
      mono('rail', [x + 11, y + 4], inputLabels[input], { slot: 112 }),
      ...(read ? [] : [mono('rail', [x + 11, y + 18], 'NOT READ', { slot: 76, fill: 'ink-2' })]),
    ]
  })
}

function gateMarks(snapshot: Snapshot, index: number): Primitive[] {
  const reading = snapshot.switches[index]
  if (!reading) return []
  const y = top(index)
  const level = levelOf(snapshot, index)
  const none = reading.state === 'none'
  const both = reading.state === 'both'
  const { left: minus = '', right: plus = '' } = switches[index] ?? {}
  const evidenceIds = [...reading.left, ...reading.right]
  const word = (at: Point, text: string, anchor: 'start' | 'end', taken: boolean) =>
    taken
      ? sans('word', at, text, { evidenceIds, anchor, size: 15, slot: 68, start: motion.gate(index) })
      : mono('word', at, text, { evidenceIds, anchor, fill: 'gray-text', slot: 74 })
  const state = none ? ' NO' : both ? ' BOTH' : ''
  const crowded = crowdedRepeat(snapshot, index)
  const here = faultsAt(snapshot, index)
  return [
    ...drawDrops(snapshot, index, dropEnds(y)),
    ...drawCrossTag(snapshot, index, [80, y - 15]),
    rect('gate', [gate.left, y], gate.width, gate.height, {
      stroke: 'ink',
      weight: 1,
      ...(none ? { dash: [3, 4] } : { fill: 'bg' }),
    }),
    laneDots(track, snapshot, index),
    word([words.left, y + 42], minus, 'end', level < 0 || both),
    word([words.right, y + 42], plus, 'start', level > 0 || both),
    mono('word', [words.right, y + 10], `S${index + 1}${state}`, {
      fill: state ? 'ink-2' : 'gray-text',
      slot: 66,
    }),
    ...(none ? [mono('word', [words.right, y + 24], 'READING', { fill: 'ink-2', slot: 66 })] : []),
    ...(crowded ? repeatKey([words.left - 42, y + 58], crowded) : []),
    ...here.flatMap((fault, at) => faultTag([286 + at * 36, y + 58], fault.tag ?? '', fault.evidence)),
  ]
}

function faultTag([x, y]: Point, tag: string, evidenceIds: string[]): Primitive[] {
  const rest = { evidenceIds, start: motion.faults }
  return [lamp([x, y], rest), mono('lamp', [x + 9, y + 4], tag, { ...rest, fill: 'red-text', slot: 20 })]
}

const dropEnds = (y: number): DropEnds => ({
  from: (input, place) => [rails[input], y + 6 + 8 * place],
  to: (place) => [gate.left, y + 6 + 8 * place],
  crossing: [78, 108],
  upright: false,
})

function chip(): Primitive[] {
  const pins = [-17, 0, 17].map(
    (at) => `M${middle + at} 20L${middle + at} 12${at ? `M${middle + at} 84L${middle + at} 92` : ''}`,
  )
  return [
    shape('chip', pins.join(''), { stroke: 'ink', weight: 2 }),
    rect('chip', [middle - 35, 20], 70, 64, { stroke: 'ink', weight: 1, fill: 'sheet' }),
    rect('chip', [middle - 30, 25], 60, 54, { fill: 'ink' }),
    shape('chip', `M${middle - 24} 34L${middle - 16} 34`, { stroke: 'on-ink', weight: 2 }),
    sans('chip', [middle, 60], 'you', { size: 26, anchor: 'middle', fill: 'on-ink', slot: 56 }),
  ]
}

function faults(snapshot: Snapshot): Primitive[] {
  const all = drawnFaults(snapshot.friction)
  const level = levelOf(snapshot, 7)
  const outward = level < 0 ? -1 : 1
  return all.flatMap((fault, index) => {
    const rest = { evidenceIds: fault.evidence, start: motion.faults, fill: 'red-text' as const, slot: 20 }
    const beside = isExit(fault)
      ? [
          mono('lamp', [track.lane(level) + outward * 17, 772], fault.tag ?? '', {
            ...rest,
            anchor: outward > 0 ? 'start' : 'end',
          }),
        ]
      : fault.place === 'end'
        ? [mono('lamp', [ring.x + 14, track.exit.open + 4], fault.tag ?? '', rest)]
        : []
    return [...beside, ...faultCallout([26, 886 + index * 50], fault, 196)]
  })
}
