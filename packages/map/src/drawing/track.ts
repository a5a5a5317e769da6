import type { Level, Snapshot, SwitchReading } from '../snapshot.ts'
import { motion, type Point, type Wipe } from './primitives.ts'

export type Route = readonly (readonly [u: number, v: number])[]

/** `u` runs from chip to output, `v` from the left pole to the right. */
export interface Track {
  start: number
  gate: (index: number) => readonly [from: number, to: number]
  lane: (level: Level) => number
  gap: number
  exit: {
    fault: readonly [from: number, to: number]
    turn: number
    open: number
    contact: number
    out: number
  }
  corner: number
  weight: number
  point: (u: number, v: number) => Point
  upright: boolean
}

const weights = { thin: 2, fair: 3, solid: 4.5 } as const

export function lineWeight(reading: SwitchReading): number {
  return weights[reading.strength ?? 'thin']
}

export function levelOf({ switches, drawing }: Snapshot, index: number): Level {
  const state = switches[index]?.state
  return state === 'both' || state === 'none' ? 0 : (drawing.gates[index]?.level ?? 0)
}

export function wipesOf(track: Track, rails: readonly [from: number, to: number], size: number) {
  const wipe = (from: number, to: number, start: number, end: number): Wipe => ({
    axis: track.upright ? 'y' : 'x',
    from,
    start: Math.round(start),
    duration: Math.round(((size - from) / (to - from)) * (end - start)),
  })
  const [, first] = track.gate(0)
  const [, last] = track.gate(7)
  const unitsPerMs = (last - first) / (motion.gate(8) - motion.gate(1))
  return {
    rails: wipe(rails[0], rails[1], motion.rails, 400),
    drops: wipe(track.gate(0)[0], last, motion.drop(0), 800),
    line: wipe(track.start, last, motion.gate(1) - (first - track.start) / unitsPerMs, motion.gate(8)),
  }
}
