import type { OwnLineTrack } from '@wiring/map/drawing/stretches'
import { switches } from '@wiring/map/switches'

export const width = 640

/** Of the hero and of the walk, whose paths compress as one. */
export const track: OwnLineTrack = {
  start: 25,
  gate: (index) => [68 + 66 * index, 102 + 66 * index],
  lane: (level) => 139 + 24 * level,
  gap: 32,
  corner: 12,
  point: (u, v) => [u, v],
  end: 616,
}

export const gates = switches.map((_, index) => `M${track.gate(index)[0]} 69h34v140h-34z`).join('')
