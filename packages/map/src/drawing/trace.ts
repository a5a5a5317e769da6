import { drawnFaults } from '../faults/find-faults.ts'
import type { Fault, Snapshot } from '../snapshot.ts'
import {
  dottedWire,
  drawFault,
  drawJumper,
  drawRepeat,
  faultsAt,
  isExit,
  laneMarks,
  openContact,
} from './lane-marks.ts'
import { circle, motion, type Point, type Primitive, wire } from './primitives.ts'
import { levelOf, lineWeight, type Route, type Track } from './track.ts'

export function drawTrace(snapshot: Snapshot, track: Track, options: { marks: boolean }): Primitive[] {
  const primitives: Primitive[] = []
  const contacts: Primitive[] = []
  const middle = track.lane(0)
  let u = track.start
  let v = middle
  for (const [index, reading] of snapshot.switches.entries()) {
    const [from, to] = track.gate(index)
    const lane = track.lane(levelOf(snapshot, index))
    const line = {
      evidenceIds: [...reading.left, ...reading.right],
      start: motion.gate(index),
      weight: lineWeight(reading) * track.weight,
      corner: track.corner,
    }
    const draw = (route: Route, rest: object = {}) =>
      primitives.push(traceWire(track, route, { ...line, ...rest }))
    const lead = turn(u, v, from - track.gap / 2, lane)
    const crowded = options.marks && faultsAt(snapshot, index).length > 1
    const loopEnd = from + (to - from) * (crowded ? 0.43 : 0.5)
    const both = reading.state === 'both'
    const none = reading.state === 'none'
    const marks = options.marks
      ? laneMarks(snapshot, index, both ? [loopEnd, to - 1] : [from + 1, to - 1])
      : []
    const level = levelOf(snapshot, index)
    const stops = marks.map(({ from: a, to: b }) => [a, b] as const)
    if (both) {
      const side = (to - from) * 0.14
      const [left, right] = [from + side, marks.length ? loopEnd - side * (crowded ? 0.9 : 0.5) : to - side]
      draw([...lead, [left, lane]])
      for (const branch of [track.lane(-1), track.lane(1)])
        draw(routeOf([left, lane], [left, branch], [right, branch], [right, lane]))
      for (const part of cut(stops, [right, lane], [to, lane])) draw(part)
      for (const at of [left, right])
        contacts.push(
          circle('contact', track.point(at, lane), 2.6 * track.weight + 1.4, {
            ...line,
            weight: 0,
            fill: 'ink',
          }),
        )
    } else if (none) {
      draw([...lead, [from, lane]])
      const dash = [2.5 * track.weight, 5 * track.weight]
      for (const part of cut(stops, [from, lane], [to, lane])) draw(part, { dash })
      contacts.push(
        openContact(track, from, lane, { start: line.start }),
        openContact(track, to, lane, { start: line.start }),
      )
    } else for (const part of cut(stops, ...lead, [to, lane])) draw(part)
    for (const mark of marks) {
      const toward = level > 0 ? -1 : 1
      if (mark.kind === 'repeat')
        primitives.push(...drawRepeat(track, mark, lane, toward, line.weight, line.start))
      else primitives.push(...drawFault(track, mark.fault, mark.from, mark.to, lane))
      if (mark.kind === 'fault' && mark.fault.tag === snapshot.experiment?.bridges)
        primitives.push(...drawJumper(track, snapshot, [mark.from, mark.to], lane, toward))
    }
    u = to
    v = lane
  }
  return [...primitives, ...drawExit(snapshot, track, v, options), ...contacts]
}

function drawExit(
  snapshot: Snapshot,
  track: Track,
  lane: number,
  { marks }: { marks: boolean },
): Primitive[] {
  const { fault, turn: at, open, contact, out } = track.exit
  const last = snapshot.switches.at(-1)
  const [, from] = track.gate(7)
  const faults = marks ? drawnFaults(snapshot.friction) : []
  const breaks = faults.find(isExit)
  const ends = faults.find(({ place }) => place === 'end')
  const line = {
    evidenceIds: last ? [...last.left, ...last.right] : [],
    start: motion.gate(8),
    weight: (last ? lineWeight(last) : 2) * track.weight,
    corner: track.corner,
  }
  const to = ends ? open : contact
  const way = turn(from, lane, at, out)
  const red = ({ evidence }: Fault) => ({ evidenceIds: evidence, start: motion.faults })
  const parts: Primitive[] = []
  if (!breaks) parts.push(traceWire(track, [...way, [to, out]], line))
  else {
    parts.push(
      traceWire(track, routeOf([from, lane], [fault[0], lane]), line),
      ...drawFault(track, breaks, fault[0], fault[1], lane),
    )
    const rest: Route = [...turn(fault[1] + (ends ? 2 : 0), lane, at, out), [to, out]]
    parts.push(ends ? dottedWire(track, red(breaks), ...rest) : traceWire(track, rest, line))
  }
  parts.push(outputContact(track, ends !== undefined || snapshot.circuit.id === 'none'))
  if (ends)
    parts.push(
      circle('contact', track.point(open, out), 7, {
        ...red(ends),
        stroke: 'red',
        weight: 2.5,
        fill: 'sheet',
      }),
    )
  const bridged = faults.find(({ tag }) => tag === snapshot.experiment?.bridges)
  const toward = lane > track.lane(0) ? -1 : 1
  if (bridged && bridged === breaks)
    parts.push(
      ...drawJumper(track, snapshot, [fault[0], fault[1]], lane, lane === track.lane(0) ? -1 : toward),
    )
  if (bridged && bridged === ends)
    parts.push(...drawJumper(track, snapshot, [open - 16, contact - 12], out, -1))
  return parts
}

function outputContact(track: Track, open: boolean): Primitive {
  const at: Point = track.point(track.exit.contact, track.exit.out)
  if (open)
    return circle('contact', at, 6, { stroke: 'ink', weight: 2, fill: 'sheet', start: motion.gate(8) })
  return circle('contact', at, 6.5 * Math.max(1, track.weight * 0.8), {
    fill: 'green',
    start: motion.gate(8),
  })
}

function turn(u: number, v: number, at: number, lane: number): Route {
  return v === lane ? [[u, v]] : routeOf([u, v], [at, v], [at, lane])
}

const routeOf = (...route: Route): Route => route

function traceWire(track: Track, route: Route, rest: object): Primitive {
  return wire(
    'trace',
    route.map(([u, v]) => track.point(u, v)),
    rest,
  )
}

/** What is left when the last stretch is interrupted at the stops. */
function cut(stops: readonly (readonly [from: number, to: number])[], ...route: Route): Route[] {
  const end = route.slice(-1)
  const lane = end[0]?.[1] ?? 0
  return [...stops, null].map((stop, index) => {
    const start: Route = index ? [[stops[index - 1]?.[1] ?? 0, lane]] : route.slice(0, -1)
    return stop ? [...start, [stop[0], lane]] : [...start, ...end]
  })
}
