import { systemLines } from '../crossed-wires/find-lines.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { kindOfSystem, type SystemKind, systemForms } from './system-kinds.ts'

export interface NamedSystem {
  line: Line
  kind: SystemKind
}

/** Of all that she named, the first in the order of kinds. */
export function findSystem(lines: readonly Line[]): NamedSystem | null {
  const named = Map.groupBy(systemLines({ lines }).sort(byPosition), ({ quote }) => kindOfSystem(quote ?? ''))
  for (const kind of Object.keys(systemForms) as SystemKind[]) {
    const found = named.get(kind) ?? []
    const [line] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (line !== undefined) return { line, kind }
  }
  return null
}
