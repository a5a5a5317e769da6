import { isCounted, type Line, rounded, sum } from '../evidence/line.ts'
import type { Fault } from '../snapshot.ts'
import { type FaultId, faultIds } from '../switches.ts'

const minDrawnWeight = 0.8
const minSeenWeight = 0.4
const maxDrawn = 2

function placeOf(id: FaultId, lines: readonly Line[]): Fault['place'] {
  if (id === 'IO') return 'GATE'
  if (id === 'TM') return 'FRAME'
  if (id === 'OE') return 'end'
  return lines.some(({ means }) => means.includes('breaks-near-the-end')) ? 'EXIT' : 'FRAME'
}

export function findFaults(lines: readonly Line[]): Fault[] {
  const weighed = faultIds.map((id) => {
    const read = lines.filter((line) => line.fault === id && isCounted(line))
    const kinds = new Set(read.map(({ kind }) => kind))
    const sources = new Set(read.map(({ source }) => source))
    const weight = rounded(sum(read.map(({ e }) => e)), 4)
    const strong = weight >= minDrawnWeight && (kinds.size >= 2 || sources.size >= 3)
    return { id, weight, strong, evidence: read.map((line) => line.id), place: placeOf(id, lines) }
  })
  const drawn = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxDrawn)
    .filter(({ strong }) => strong)
  return weighed.map(({ strong: _, ...fault }) => {
    const rank = drawn.findIndex(({ id }) => id === fault.id)
    const seen = fault.weight >= minSeenWeight ? 'seen' : 'none'
    return { ...fault, state: rank === -1 ? seen : 'drawn', tag: rank === -1 ? null : `F${rank + 1}` }
  })
}

type DrawnFault = Fault & { state: 'drawn'; tag: `F${number}` }

export const drawnFaults = (faults: readonly Fault[]): DrawnFault[] =>
  faults
    .filter((fault): fault is DrawnFault => fault.state === 'drawn' && fault.tag !== null)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
