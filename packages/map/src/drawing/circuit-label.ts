import { circuitNames } from '../circuits/known-circuits.ts'
import type { Circuit } from '../snapshot.ts'
import { circuitGlyph } from './glyphs.ts'
import { circle, mono, motion, type Point, type Primitive, sans } from './primitives.ts'

interface Place {
  anchor: 'start' | 'middle' | 'end'
  size: number
  slot: number
}

export function circuitLabel(circuit: Circuit, [x, y]: Point, { anchor, size, slot }: Place): Primitive[] {
  const { id, second, between, provisional, matches, of } = circuit
  const start = motion.gate(8)
  const rest = { anchor, slot, start }
  const quiet = { ...rest, fill: 'ink-2' as const }
  const next = second ? circuitNames[second] : null
  const lines: Primitive[] = [
    mono('note', [x, y - size - 2], provisional ? 'OUT · PROVISIONAL' : 'OUT', { ...quiet, start: null }),
    sans('name', [x, y], circuitNames[id], { ...rest, size: id === 'none' ? size * 0.84 : size }),
  ]
  let at = y + 24
  if (between && next) {
    lines.push(sans('name', [x, y + 24], `or ${next.replace('The', 'the')}`, { ...quiet, size: 20 }))
    at += 24
  }
  if (of > 0) {
    lines.push(mono('note', [x, at], `${matches} OF ${of} SWITCHES`, quiet))
    at += 17
  }
  if (next && !between) lines.push(mono('note', [x, at], `NEXT: ${next.toUpperCase()}`, quiet))
  return lines
}

export function outputRing(
  { id, provisional }: Circuit,
  at: Point,
  radius: number,
  hasLead: boolean,
): Primitive[] {
  const start = motion.gate(8)
  const dash = provisional ? { dash: [7, 5] } : {}
  return [
    circle('output', at, radius, { stroke: 'ink', weight: 2.5, fill: 'sheet', start, ...dash }),
    ...circuitGlyph(id, at, radius * 0.82, hasLead).map((each) => ({ ...each, start })),
  ]
}
