import { drawnFaults } from '../faults/find-faults.ts'
import type { Fault, Repeat, Snapshot } from '../snapshot.ts'
import { coil, uprightCoil } from './glyphs.ts'
import { circle, mono, motion, type Primitive, rect, shape, wire } from './primitives.ts'
import type { Route, Track } from './track.ts'

export type LaneMark =
  | { kind: 'repeat'; repeat: Repeat; from: number; to: number }
  | { kind: 'fault'; fault: Fault; from: number; to: number }

export function laneMarks(
  snapshot: Snapshot,
  gate: number,
  [from, to]: readonly [number, number],
): LaneMark[] {
  const faults = faultsAt(snapshot, gate)
  const repeat = repeatAt(snapshot, gate)
  const share = (to - from) / Math.max(1, faults.length)
  const inset = Math.max(1, (share - 40) / 2)
  const slot = (index: number) => ({
    from: round(from + share * index + inset),
    to: round(from + share * (index + 1) - inset),
  })
  if (!faults.length) return repeat ? [{ kind: 'repeat', repeat, ...slot(0) }] : []
  return faults.map((fault, index) => ({ kind: 'fault', fault, ...slot(index) }))
}

export function faultsAt(snapshot: Snapshot, gate: number): Fault[] {
  const id = snapshot.switches[gate]?.id
  return id === 'EXIT' ? [] : drawnFaults(snapshot.friction).filter(({ place }) => place === id)
}

export const isExit = ({ place }: Fault) => place === 'exit' || place === 'EXIT'

export function repeatAt({ drawing, repeats }: Snapshot, gate: number): Repeat | undefined {
  const tag = drawing.gates[gate]?.repeat
  return tag ? repeats.find((each) => each.tag === tag) : undefined
}

/** Without room on the lane, because a fault is drawn there. */
export function crowdedRepeat(snapshot: Snapshot, gate: number): Repeat | undefined {
  return faultsAt(snapshot, gate).length ? repeatAt(snapshot, gate) : undefined
}

export function drawRepeat(
  track: Track,
  { repeat, from, to }: LaneMark & { kind: 'repeat' },
  v: number,
  toward: 1 | -1,
  weight: number,
  start: number,
): Primitive[] {
  const radius = (to - from) / 6
  const [x, y] = track.point(from, v)
  const rest = { evidenceIds: repeat.evidence, start }
  const middle = (from + to) / 2
  const [labelX, labelY] = track.point(
    middle,
    v + toward * (track.upright ? radius * 2 + 5 : toward > 0 ? 13 : radius * 1.5 + 9),
  )
  return [
    shape(
      'repeat',
      track.upright ? uprightCoil(x, y, radius, 3, toward === 1 ? -1 : 1) : coil(x, y, radius, 3),
      { ...rest, stroke: 'ink', weight: Math.min(weight, 3.4) },
    ),
    mono('repeat', [labelX, labelY + 4], repeat.tag, {
      ...rest,
      anchor: track.upright ? (toward === 1 ? 'start' : 'end') : 'middle',
      slot: 24,
    }),
  ]
}

export function drawFault(track: Track, fault: Fault, from: number, to: number, v: number): Primitive[] {
  const rest = { evidenceIds: fault.evidence, start: motion.faults }
  // Two faults in one gate.
  const isShort = to - from < 30
  const begin = from + 5
  const end = isShort ? to - 5 : begin + (to - begin) * 0.62
  const step = (end - begin) / 6
  const swing = Math.min(11, step * 2.6)
  const corners = [0, 1, 3, 5, 6].map((at, index) => {
    const side = [0, -1, 1, -1, 0][index] ?? 0
    const [x, y] = track.point(round(begin + step * at), round(v + side * swing))
    return `${index ? 'L' : 'M'}${x} ${y}`
  })
  const zigzag = shape('fault', corners.join(''), { ...rest, stroke: 'red', weight: 2.5 })
  if (isShort) return [zigzag]
  return [zigzag, dottedWire(track, rest, [end + 4.5, v], [to - 4, v])]
}

export function dottedWire(track: Track, rest: object, ...route: Route): Primitive {
  const points = route.map(([u, v]) => track.point(u, v))
  const { corner } = track
  return wire('fault', points, { ...rest, stroke: 'red', weight: 3, dash: [0, 6], round: true, corner })
}

export function drawJumper(
  track: Track,
  snapshot: Snapshot,
  [from, to]: readonly [number, number],
  v: number,
  toward: 1 | -1,
): Primitive[] {
  const fault = snapshot.friction.find(({ tag }) => tag === snapshot.experiment?.bridges)
  const rest = { evidenceIds: fault?.evidence ?? [], start: motion.jumper }
  const rise = v + toward * (track.upright ? 18 : 24)
  const bridge = [track.point(from, v), track.point(from, rise), track.point(to, rise), track.point(to, v)]
  const foot = (u: number) => {
    const [x, y] = track.point(u, v)
    return rect('jumper', [x - 4, y - 4], 8, 8, { ...rest, fill: 'green' })
  }
  const [labelX, labelY] = track.point(
    Math.min((from + to) / 2, to - 8.5),
    rise + toward * (track.upright ? 5 : 11),
  )
  return [
    wire('jumper', bridge, { ...rest, stroke: 'green', weight: 2.5, corner: 6 }),
    foot(from),
    foot(to),
    mono('jumper', [labelX, labelY + (track.upright ? 6 : 4)], 'E1', {
      ...rest,
      fill: 'green-text',
      anchor: track.upright ? (toward === 1 ? 'start' : 'end') : 'middle',
      slot: 24,
    }),
  ]
}

export function openContact(track: Track, u: number, v: number, rest: object = {}): Primitive {
  return circle('contact', track.point(u, v), 4 * Math.max(1, track.weight * 0.8), {
    stroke: 'ink',
    weight: 2,
    fill: 'sheet',
    ...rest,
  })
}

export const round = (value: number) => Math.round(value * 10) / 10
