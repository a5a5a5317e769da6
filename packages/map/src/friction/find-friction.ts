import { counted, type Line, rounded, sum } from '../evidence/line.ts'
import type { Friction } from '../snapshot.ts'
import { type FaultId, faultIds } from '../switches.ts'

const leastDrawn = 0.8
const leastSeen = 0.4
const mostDrawn = 2

function placeOf(id: FaultId, lines: readonly Line[]): Friction['place'] {
  if (id === 'IO') return 'GATE'
  if (id === 'TM') return 'FRAME'
  if (id === 'OE') return 'end'
  return lines.some(({ means }) => means.includes('breaks-near-the-end')) ? 'EXIT' : 'FRAME'
}

/** At most two are drawn and numbered, the heavier first. */
export function findFriction(lines: readonly Line[]): Friction[] {
  const weighed = faultIds.map((id) => {
    const read = lines.filter((line) => line.fault === id && counted(line))
    const kinds = new Set(read.map(({ kind }) => kind))
    const places = new Set(read.map(({ source }) => source))
    const weight = rounded(sum(read.map(({ e }) => e)), 4)
    const strong = weight >= leastDrawn && (kinds.size >= 2 || places.size >= 3)
    return { id, weight, strong, evidence: read.map((line) => line.id), place: placeOf(id, lines) }
  })
  const drawn = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostDrawn)
    .filter(({ strong }) => strong)
  return weighed.map(({ strong: _, ...fault }) => {
    const rank = drawn.findIndex(({ id }) => id === fault.id)
    const seen = fault.weight >= leastSeen ? 'seen' : 'none'
    return { ...fault, state: rank === -1 ? seen : 'drawn', tag: rank === -1 ? null : `F${rank + 1}` }
  })
}
