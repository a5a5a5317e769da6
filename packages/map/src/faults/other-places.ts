import type { ScoredInputs } from '../crossed-wires/find-lines.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'
import { saidLine } from './find-faults.ts'

/** Those that stand at one place are one. */
const placeOf: Record<FaultId, string> = { IO: 'start', TM: 'form', LS: 'middle', CC: 'end', OE: 'after' }

/** Clicked one place, and is read to write of another, and not of that one. */
export function otherPlaces(scored: ScoredInputs, fault: FaultId): Line[] {
  const said = saidLine(scored.lines)
  if (said?.fault !== fault) return []
  const written = scored.lines.filter(
    (line) => line.kind === 'words' && line.fault !== null && isCounted(line),
  )
  const isThere = (line: Line) => placeOf[line.fault as FaultId] === placeOf[fault]
  return written.length === 0 || written.some(isThere) ? [] : [said, ...written]
}

/** What she is read to write of instead, where she was asked for what she postpones or would need. */
export const otherBreak = (scored: ScoredInputs, fault: FaultId): Line | undefined =>
  otherPlaces(scored, fault)
    .slice(1)
    .find(({ field }) => field === 'A4' || field === 'A10')
