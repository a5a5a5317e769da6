import type { FaultId, SwitchId } from '../switches.ts'
import { entryLines } from './entries.generated.ts'
import type { Entry } from './entry.ts'

/** Examples would be a quarter of the bundle. */
export type ReadEntry = Omit<Entry, 'yes' | 'no' | 'concept'> & { concept: string }

export const formatEntry = ({ id, concept, switch: on, pole, fault, exempt, pattern }: ReadEntry): string =>
  [id, concept, on ?? '', pole ?? '', fault ?? '', exempt === true ? 'exempt' : '', pattern.join(';')].join(
    '|',
  )

function parseEntry(line: string): ReadEntry {
  const [id = '', concept = '', on = '', pole = '', fault = '', exempt = '', pattern = ''] = line.split('|')
  return {
    id,
    concept,
    switch: on === '' ? null : (on as SwitchId),
    pole: pole === '' ? null : (pole as 'left' | 'right'),
    fault: fault === '' ? null : (fault as FaultId),
    pattern: pattern.split(';'),
    ...(exempt === '' ? {} : { exempt: true }),
  }
}

export const readEntries: readonly ReadEntry[] = entryLines.trim().split('\n').map(parseEntry)
