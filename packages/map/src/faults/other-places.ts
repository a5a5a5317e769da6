import type { ScoredInputs } from '../crossed-wires/find-lines.ts'
import { byStrength, isCounted, type Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'
import { saidLine } from './find-faults.ts'

/** Those that stand at one place are one. */
const placeOf: Record<FaultId, string> = { IO: 'start', TM: 'form', LS: 'middle', CC: 'end', OE: 'after' }

/** Whether what her AI wrote, or what she postpones, says it, too. */
export const isWritten = ({ lines }: Pick<ScoredInputs, 'lines'>, fault: FaultId): boolean =>
  lines.some(
    (line) => line.fault === fault && isCounted(line) && (line.kind === 'profile' || line.field === 'A4'),
  )

/** What she does instead of what is put off says nothing of where it breaks. */
const isInstead = ({ field, concept }: Line) => field === 'A4' && concept === 'tidying'

/** Clicked one place, and is read to write of another, and not of that one. */
export function otherPlaces(scored: ScoredInputs, fault: FaultId): Line[] {
  const said = saidLine(scored.lines)
  if (said?.fault !== fault) return []
  const written = scored.lines.filter(
    (line) => line.kind === 'words' && line.fault !== null && isCounted(line) && !isInstead(line),
  )
  const isThere = (line: Line) => placeOf[line.fault as FaultId] === placeOf[fault]
  return written.length === 0 || written.some(isThere) ? [] : [said, ...written]
}

/** Her AI is read to write of another break, and of this one neither it nor she. */
export function otherBreakOfAi(scored: ScoredInputs, fault: FaultId): Line | undefined {
  const said = saidLine(scored.lines)
  if (said?.fault !== fault) return undefined
  const read = scored.lines.filter((line) => line.kind !== 'choice' && line.fault !== null && isCounted(line))
  const [first] = read.filter(({ field }) => field === 'P3' || field === 'P4').toSorted(byStrength)
  if (first === undefined || read.some((line) => line.fault !== first.fault)) return undefined
  // One line may be read so by chance; that a form does not fit says why a shape is lost.
  const isWhy = fault === 'LS' && first.fault === 'TM'
  return isWhy || new Set(read.map(({ source }) => source)).size > 1 ? first : undefined
}

/** What she is read to write of instead, where she was asked for what she postpones or would need. */
export const otherBreak = (scored: ScoredInputs, fault: FaultId): Line | undefined =>
  otherPlaces(scored, fault)
    .slice(1)
    .find(({ field }) => field === 'A4' || field === 'A10')
