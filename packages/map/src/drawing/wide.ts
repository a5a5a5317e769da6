import { drawnFaults } from '../faults/find-faults.ts'
import type { Fault, Snapshot } from '../snapshot.ts'
import { switches } from '../switches.ts'
import { circuitLabel, outputRing } from './circuit-label.ts'
import { laneDots } from './lane-dots.ts'
import { crowdedRepeat, isExit } from './lane-marks.ts'
import { crossedList, faultCallout, leader, repeatKey, repeatList } from './legend.ts'
import { type Drawing, line, mono, motion, type Primitive, rect, sans, shape, wire } from './primitives.ts'
import { titleBlock } from './title-block.ts'
import { drawTrace } from './trace.ts'
import { levelOf, wipesOf } from './track.ts'
import { centre, gate, height, lamps, left, middle, ring, track, width } from './wide-geometry.ts'
import { drawDropsToComb, drawRails } from './wide-rails.ts'

const block = [
  [
    ['name', 0.2],
    ['read', 0.285],
    ['palette', 0.175],
    ['model', 0.14],
    ['sheet', 0.2],
  ],
] as const

export function wide(snapshot: Snapshot): Drawing {
  const primitives = [
    rect('border', [12, 12], width - 24, height - 24, { stroke: 'line', weight: 1 }),
    ...stages(),
    ...drawRails(snapshot),
    ...gates(snapshot),
    ...chip(),
    ...circuitLabel(snapshot.circuit, [ring.x + ring.radius, 128], { anchor: 'end', size: 32, slot: 246 }),
    ...outputRing(snapshot.circuit, [ring.x, middle], ring.radius, true),
    ...drawTrace(snapshot, track, { marks: true }),
    ...callouts(snapshot),
    ...titleBlock(snapshot, [12, width - 12], 578, block, 58),
  ]
  return { variant: 'wide', width, height, primitives, wipes: wipesOf(track, [137, 868], width) }
}

function stages(): Primitive[] {
  const names = [...new Set(switches.map(({ stage }) => stage))]
  return names.flatMap((stage) => {
    const own = [...switches.keys()].filter((index) => switches[index]?.stage === stage)
    const from = left(own[0] ?? 0) - 6
    const to = left(own.at(-1) ?? 0) + gate.width + 6
    return [
      wire(
        'stage',
        [
          [from, 60],
          [from, 52],
          [to, 52],
          [to, 60],
        ],
        { stroke: 'gray', corner: 0 },
      ),
      mono('stage', [(from + to) / 2, 42], stage.toUpperCase(), {
        anchor: 'middle',
        fill: 'ink-2',
        slot: to - from + 20,
      }),
    ]
  })
}

function gates(snapshot: Snapshot): Primitive[] {
  return snapshot.switches.flatMap((reading, index) => {
    const c = centre(index)
    const level = levelOf(snapshot, index)
    const none = reading.state === 'none'
    const both = reading.state === 'both'
    const { left: minus = '', right: plus = '' } = switches[index] ?? {}
    const crowded = crowdedRepeat(snapshot, index)
    const evidenceIds = [...reading.left, ...reading.right]
    const word = (y: number, text: string, taken: boolean) => {
      const rest = { evidenceIds, anchor: 'middle' as const, slot: gate.pitch - 6, start: motion.gate(index) }
      return taken
        ? sans('word', [c, y], text, { ...rest, size: 16 })
        : mono('word', [c, y], text, { ...rest, fill: 'gray-text', start: null })
    }
    return [
      ...drawDropsToComb(snapshot, index),
      rect('gate', [left(index), gate.top], gate.width, gate.height, {
        stroke: 'ink',
        weight: 1,
        ...(none ? { dash: [3, 4] } : { fill: 'bg' }),
      }),
      laneDots(track, snapshot, index),
      word(224, minus, level < 0 || both),
      word(418, plus, level > 0 || both),
      mono('word', [c, 436], `S${index + 1}`, { anchor: 'middle', fill: 'gray-text', slot: 24 }),
      // Clear of the number also in the letters of a tablet.
      ...(crowded ? repeatKey([c + 17, 436], crowded) : []),
      ...stateRow(snapshot, index, c),
    ]
  })
}

function stateRow(snapshot: Snapshot, index: number, c: number): Primitive[] {
  const y = 452
  const rest = { anchor: 'middle' as const, fill: 'ink-2' as const }
  const none = (at: number) => snapshot.switches[at]?.state === 'none'
  if (snapshot.switches[index]?.state === 'both') return [mono('word', [c, y], 'BOTH', { ...rest, slot: 40 })]
  if (!none(index) || none(index - 1)) return []
  let last = index
  while (none(last + 1)) last += 1
  if (last === index) return [mono('word', [c, y], 'NO READING', { ...rest, slot: gate.pitch - 4 })]
  const middle = (c + centre(last)) / 2
  const rule = (from: number, to: number) => line('word', [from, y - 4], [to, y - 4], { stroke: 'gray' })
  return [
    rule(c - 28, middle - 50),
    rule(middle + 50, centre(last) + 28),
    mono('word', [middle, y], 'NO READING', { ...rest, slot: 88 }),
  ]
}

function chip(): Primitive[] {
  const y = middle - 38
  const pins = [-22, 0, 22].map(
    (at) => `M34 ${middle + at}L44 ${middle + at}${at ? `M128 ${middle + at}L138 ${middle + at}` : ''}`,
  )
  return [
    shape('chip', pins.join(''), { stroke: 'ink', weight: 2 }),
    rect('chip', [44, y - 6], 84, 88, { stroke: 'ink', weight: 1, fill: 'sheet' }),
    rect('chip', [50, y], 72, 76, { fill: 'ink' }),
    shape('chip', `M58 ${y + 10}L66 ${y + 10}`, { stroke: 'on-ink', weight: 2 }),
    sans('chip', [86, middle + 8], 'you', { size: 28, anchor: 'middle', fill: 'on-ink', slot: 64 }),
  ]
}

/** The left one is lower, so that no leader crosses a word. */
function callouts(snapshot: Snapshot): Primitive[] {
  const faults = drawnFaults(snapshot.friction)
  const spot = (fault: Fault) => {
    if (fault.place === 'end') return track.exit.open
    return isExit(fault) ? 903 : centre(switches.findIndex(({ id }) => id === fault.place))
  }
  const sorted = [...faults].sort((a, b) => spot(b) - spot(a))
  return [
    ...crossedList(snapshot, [24, 490], 22),
    ...repeatList(snapshot, [snapshot.crossed.length ? 202 : 24, 490], 22),
    ...sorted.flatMap((fault, row) => {
      const x = spot(fault)
      const y = lamps + row * 48
      const top = leaderTop(snapshot, fault)
      return [leader([x, top], [x, y - 8], fault), ...faultCallout([x, y], fault, 178)]
    }),
  ]
}

function leaderTop(snapshot: Snapshot, fault: Fault): number {
  if (fault.place === 'end') return middle + 12
  if (!isExit(fault)) return 462
  const level = levelOf(snapshot, 7)
  const bridged = snapshot.experiment?.bridges === fault.tag && level < 0
  return track.lane(level) + (bridged ? 50 : 18)
}
