import { isCounted, type Line, rounded, sum } from '../evidence/line.ts'
import type { Fault } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'
import { type FaultId, faultIds } from '../switches.ts'

// Both move only rules in bench/tables.txt, the first also one claim.
/** A click that names the fault (1) reaches it alone, one that hints (0.2 to 0.6) only with texts. */
const minDrawnWeight = 0.8
/** Two items of a list (0.25 each), unless they share their weight with other readings. */
const minSeenWeight = 0.4
/** F1 and F2. Chosen, not measured; claims and rules of bench/tables.txt move. */
const maxDrawn = 2

const meansPlace: Partial<Record<ChoiceMeaning, FaultId>> = {
  'breaks-before': 'IO',
  'breaks-in-the-middle': 'LS',
  'breaks-near-the-end': 'CC',
  'breaks-after': 'OE',
}

/** The click that says where it breaks. */
export const saidLine = (lines: readonly Line[]): Line | undefined =>
  lines.find(({ fault, means }) => means.some((meaning) => fault !== null && meansPlace[meaning] === fault))

function placeOf(id: FaultId, said: FaultId | undefined): Fault['place'] {
  if (id === 'IO') return 'GATE'
  if (id === 'OE') return 'end'
  return id === 'CC' && said === 'CC' ? 'EXIT' : 'FRAME'
}

/** What a person says herself is drawn first, whatever else was read. */
export function findFaults(lines: readonly Line[]): Fault[] {
  const said = saidLine(lines)?.fault ?? undefined
  const weighed = faultIds.map((id) => {
    const read = lines.filter((line) => line.fault === id && isCounted(line))
    const kinds = new Set(read.map(({ kind }) => kind))
    const sources = new Set(read.map(({ source }) => source))
    const texts = new Set(read.filter(({ kind }) => kind !== 'choice').map(({ field }) => field)).size
    const weight = rounded(sum(read.map(({ e }) => e)), 4)
    // Two kinds of sources say it, or three sources of one kind; one field may say it by chance. Rules of
    // bench/tables.txt move, and a claim.
    const strong = weight >= minDrawnWeight && texts >= 2 && (kinds.size >= 2 || sources.size >= 3)
    // Rules of bench/tables.txt move, with 1 claims, too.
    const seen = weight >= minSeenWeight && texts >= 2
    return { id, weight, strong, seen, evidence: read.map((line) => line.id), place: placeOf(id, said) }
  })
  const drawn = weighed
    .filter(({ id, strong }) => strong || id === said)
    .toSorted((a, b) => Number(b.id === said) - Number(a.id === said) || b.weight - a.weight)
    .slice(0, maxDrawn)
  return weighed.map(({ strong: _strong, seen, ...fault }) => {
    const rank = drawn.findIndex(({ id }) => id === fault.id)
    const state = rank === -1 ? (seen ? 'seen' : 'none') : 'drawn'
    return { ...fault, state, tag: rank === -1 ? null : `F${rank + 1}` }
  })
}

type DrawnFault = Fault & { state: 'drawn'; tag: `F${number}` }

export const drawnFaults = (faults: readonly Fault[]): DrawnFault[] =>
  faults
    .filter((fault): fault is DrawnFault => fault.state === 'drawn' && fault.tag !== null)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
