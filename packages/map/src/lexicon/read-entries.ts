import type { FaultId, SwitchId } from '../switches.ts'
import { entryLines } from './entries.generated.ts'
import type { Entry, Voice } from './entry.ts'

/** Examples would be a quarter of the bundle. */
export interface ReadEntry extends Pick<Entry, 'id' | 'switch' | 'pole' | 'fault'> {
  concept: string
  exempt: boolean
  named: boolean
  voices: readonly Voice[]
  does: readonly string[]
  phrases: readonly string[]
}

/** With the words of each set in one order, which compresses better, as sorted patterns do. */
export const sortedSets = (pattern: string): string =>
  pattern.replace(/[^ ?!]*\/[^ ?]*/g, (set) => set.split('/').sort().join('/'))

export const sortedPatterns = (patterns: readonly string[] = []): string[] => patterns.map(sortedSets).sort()

export const formatEntry = ({
  id,
  concept,
  switch: on,
  pole,
  fault,
  exempt,
  named,
  voices,
  does,
  phrases,
}: Entry): string =>
  [
    id,
    concept,
    on ?? '',
    pole ?? '',
    fault ?? '',
    exempt === true ? 'exempt' : '',
    named === true ? 'named' : '',
    (voices ?? []).join(';'),
    sortedPatterns(does).join(';'),
    sortedPatterns(phrases).join(';'),
  ].join('|')

const patternsOf = (list: string) => (list === '' ? [] : list.split(';'))

function parseEntry(line: string): ReadEntry {
  const [
    id = '',
    concept = '',
    on = '',
    pole = '',
    fault = '',
    exempt = '',
    named = '',
    voices = '',
    does = '',
    phrases = '',
  ] = line.split('|')
  return {
    id,
    concept,
    switch: on === '' ? null : (on as SwitchId),
    pole: pole === '' ? null : (pole as 'left' | 'right'),
    fault: fault === '' ? null : (fault as FaultId),
    exempt: exempt !== '',
    named: named !== '',
    voices: patternsOf(voices) as Voice[],
    does: patternsOf(does),
    phrases: patternsOf(phrases),
  }
}

export const readEntries: readonly ReadEntry[] = entryLines.trim().split('\n').map(parseEntry)
