import type { DrawingData, Evidence, Fault, Snapshot, Source, SwitchReading } from '../snapshot.ts'
import { type CircuitId, circuitIds, type FaultId, type SwitchId, switches } from '../switches.ts'
import type { Input } from './drops.ts'

export interface SampleSheet {
  name?: string
  levels: (-2 | -1 | 0 | 1 | 2 | 'both' | 'none')[]
  strengths?: ('thin' | 'fair' | 'solid')[]
  drops?: Input[][]
  unread?: Input[]
  circuit?: CircuitId
  second?: Snapshot['circuit']['second']
  between?: boolean
  provisional?: boolean
  faults?: [id: FaultId, place: Fault['place']][]
  bridges?: `F${number}`
  crossed?: SwitchId[]
  repeats?: (SwitchId | null)[]
  sources?: Source[]
  lines?: Partial<DrawingData['lines']>
  palette?: string[]
  rev?: number
  published?: string | null
}

const states = { '-2': 'set', '-1': 'leans', 0: 'middle', 1: 'leans', 2: 'set' } as const

/** For tests. */
export function sampleSnapshot(sheet: SampleSheet): Snapshot {
  const sources = sheet.sources ?? ['A2', 'A4', 'P3.1', 'A10', 'P4.2', 'V1']
  const evidence = sources.map(
    (source, index): Evidence => ({
      id: `e${index}`,
      source,
      kind: 'words',
      label: 'Question',
      quote: 'words',
      start: 0,
      end: 5,
      entry: 'entry',
      switch: null,
      fault: null,
      e: 0.5,
    }),
  )
  const pair: [string, string] = ['e0', 'e1']
  const readings = sheet.levels.map((level, index): SwitchReading => {
    const id = switches[index]?.id ?? 'SOURCE'
    if (level === 'none') return { id, z: 0, state: 'none', strength: null, left: [], right: [] }
    const z = level === 'both' ? 0 : level * 0.3
    const state = level === 'both' ? 'both' : states[level]
    return { id, z, state, strength: sheet.strengths?.[index] ?? 'fair', left: ['e0'], right: ['e1'] }
  })
  const faults = (sheet.faults ?? []).map(
    ([id, place], index): Fault => ({
      id,
      weight: 1.2,
      state: 'drawn',
      evidence: pair,
      tag: `F${index + 1}`,
      place,
    }),
  )
  const circuit = sheet.circuit ?? 'projector'
  const known = circuit !== 'none' && circuit !== 'oscillator'
  const second = sheet.second === undefined ? (circuitIds.find((id) => id !== circuit) ?? null) : sheet.second
  const total = { total: 35, clicks: 9, own: 5, profile: 21, pictures: 0 }
  return {
    schema: 1,
    model: '1.0',
    lexicon: '3f9c'.padEnd(64, '0'),
    survey_version: '2027-01',
    engine: { node: '24', icu: '77', sharp: '0.35', libvips: '8.17' },
    inputs: '0'.repeat(64),
    name: sheet.name ?? 'Ines',
    evidence,
    capped: false,
    switches: readings,
    circuit: {
      id: circuit,
      second,
      matches: known ? 3 : 0,
      of: known ? 4 : 0,
      matching: [],
      differing: [],
      between: sheet.between ?? false,
      provisional: sheet.provisional ?? false,
      counterfactuals: { kept: 11, of: 15, examples: [] },
    },
    crossed: (sheet.crossed ?? []).map((id, index) => ({
      tag: `X${index + 1}`,
      rule: index + 1,
      text: 'text',
      evidence: index ? ['e2', 'e4'] : pair,
      switch: id,
    })),
    repeats: (sheet.repeats ?? []).map((id, index) => ({
      tag: `R${index + 1}`,
      concept: 'concept',
      label: 'label',
      sources: sources.slice(index, index + 4),
      evidence: pair,
      switch: id,
    })),
    friction: faults,
    experiment: sheet.bridges ? { id: 'CC-1', fault: 'CC', bridges: sheet.bridges } : null,
    pictures: [],
    unread: [],
    sentences: [],
    drawing: {
      rails: (['survey', 'profile', 'visuals'] as const).map((input) => ({
        input,
        read: !sheet.unread?.includes(input),
      })),
      gates: readings.map(({ id }, index) => {
        const level = sheet.levels[index] ?? 0
        return {
          switch: id,
          level: level === 'both' || level === 'none' ? 0 : level,
          drops: sheet.drops?.[index] ?? (level === 'none' ? ['profile'] : ['survey', 'profile']),
          crossed: tagOf(sheet.crossed, id, 'X'),
          repeat: tagOf(sheet.repeats, id, 'R'),
        }
      }),
      lines: { ...total, ...sheet.lines },
      palette: (sheet.palette ?? []).map((hex) => ({ hex, share: 0.2 })),
    },
    rev: sheet.rev ?? 1,
    signed_by: 'Mara',
    published_at: sheet.published === undefined ? '2026-11-24T10:00:00Z' : sheet.published,
  }
}

function tagOf<T extends 'X' | 'R'>(
  list: (SwitchId | null)[] | undefined,
  id: SwitchId,
  letter: T,
): `${T}${number}` | null {
  const at = list?.indexOf(id) ?? -1
  return at < 0 ? null : `${letter}${at + 1}`
}
