import { faultNames, waitsFor } from '../faults/fault-texts.ts'
import {
  type EvidenceId,
  type Fault,
  type Repeat,
  type Snapshot,
  type Source,
  sourcesOf,
} from '../snapshot.ts'
import { coil } from './glyphs.ts'
import { circle, line, mono, motion, type Point, type Primitive, rect, sans, shape } from './primitives.ts'

export function crossTag([x, y]: Point, tag: string, evidenceIds: EvidenceId[], start: number | null) {
  return [
    rect('tag', [x, y], 26, 17, { fill: 'ink', evidenceIds, start }),
    mono('tag', [x + 13, y + 12.5], tag, { fill: 'on-ink', anchor: 'middle', slot: 26, evidenceIds, start }),
  ]
}

export function faultCallout([x, y]: Point, { id, tag, evidence }: Fault, slot: number): Primitive[] {
  const rest = { evidenceIds: evidence, start: motion.faults }
  // As the sentence of the fault: her AI, or what she postpones, has to say it, too.
  const isClicked = evidence.some((each) => each.startsWith('A7.'))
  const isClickAlone = isClicked && !evidence.some((each) => /^(?:A4|P\d)\b/.test(each))
  return [
    lamp([x, y], rest),
    mono('lamp', [x + 14, y + 4], `${tag} ${faultNames[id].toUpperCase()}`, {
      ...rest,
      fill: 'red-text',
      slot,
    }),
    sans('lamp', [x + 14, y + 22], isClickAlone ? 'By your click' : `Waits for ${waitsFor[id]}`, {
      ...rest,
      size: 15,
      fill: 'ink',
      slot,
    }),
  ]
}

export function lamp(at: Point, rest: object): Primitive {
  return circle('lamp', at, 6, { ...rest, fill: 'red' })
}

export function leader(from: Point, to: Point, { evidence }: Fault): Primitive {
  return line('leader', from, to, {
    stroke: 'red',
    weight: 1,
    dash: [2, 3],
    corner: 8,
    evidenceIds: evidence,
    start: motion.faults,
  })
}

export function crossedList(snapshot: Snapshot, [x, y]: Point, pitch: number): Primitive[] {
  const rows = snapshot.crossed.slice(0, 3)
  if (!rows.length) return []
  return [
    mono('note', [x, y], 'CROSSED WIRES', { fill: 'gray-text', slot: 150 }),
    ...rows.flatMap(({ tag, evidence }, index) => {
      const at = y + 22 + index * pitch
      const [first = '', second = ''] = sourcesOf(snapshot, evidence)
      return [
        ...crossTag([x, at - 12.5], tag, evidence, null),
        mono('note', [x + 36, at], second ? `${first} — ${second}` : first, {
          slot: 122,
          evidenceIds: evidence,
        }),
      ]
    }),
  ]
}

export function repeatList(snapshot: Snapshot, [x, y]: Point, pitch: number, letters = 11): Primitive[] {
  const rows = snapshot.repeats.slice(0, 3)
  if (!rows.length) return []
  return [
    mono('note', [x, y], 'REPEATS', { fill: 'gray-text', slot: 150 }),
    ...rows.flatMap((repeat, index) => {
      const at = y + 22 + index * pitch
      return [
        ...repeatKey([x, at], repeat),
        mono('note', [x + 52, at], shorten(repeat.sources, letters), {
          slot: 112,
          evidenceIds: repeat.evidence,
        }),
      ]
    }),
  ]
}

export function repeatKey([x, y]: Point, { tag, evidence }: Repeat): Primitive[] {
  const rest = { evidenceIds: evidence }
  return [
    shape('repeat', coil(x, y - 2, 3.5, 3), { ...rest, stroke: 'ink', weight: 2 }),
    mono('note', [x + 28, y], tag, { ...rest, slot: 20 }),
  ]
}

function shorten(sources: readonly Source[], letters: number): string {
  const kept: string[] = []
  for (const source of sources) {
    const more = sources.length - kept.length - 1
    if ([...kept, source, ...(more ? [`+${more}`] : [])].join(' ').length > letters) break
    kept.push(source)
  }
  const more = sources.length - kept.length
  return more ? `${kept.join(' ')} +${more}` : kept.join(' ')
}
