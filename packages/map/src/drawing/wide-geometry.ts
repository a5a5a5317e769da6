import type { Track } from './track.ts'

export const width = 1152
export const height = 648
export const middle = 316
export const step = 30
export const gate = { x: 202, pitch: 88, width: 56, top: 234, height: 164 }
export const rails = { survey: 84, profile: 105, visuals: 126 } as const
export const comb = 201
export const ring = { x: 1064, radius: 56 }
export const lamps = 478

export const left = (index: number) => gate.x + gate.pitch * index
export const centre = (index: number) => left(index) + gate.width / 2

export const track: Track = {
  start: 128,
  gate: (index) => [left(index), left(index) + gate.width],
  lane: (level) => middle + step * level,
  gap: gate.pitch - gate.width,
  exit: { fault: [884, 928], turn: 940, open: 968, contact: ring.x - ring.radius, out: middle },
  corner: 12,
  weight: 1.4,
  point: (u, v) => [u, v],
  upright: false,
}
