import { isContentAsItIs } from '../crossed-wires/own-refusals.ts'
import { takenBack } from '../evidence/taken-back.ts'
import { breakPlaces, faultNames } from '../faults/fault-texts.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import { untoldBreak } from '../faults/other-places.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Analysis } from './analysis.ts'
import { claim, type UnnumberedSentence } from './sentence-kinds.ts'

/** Where it breaks, she clicked and explained away. */
export function takenBackSentences(analysis: Analysis): UnnumberedSentence[] {
  const taken = analysis.lines.find(({ entry }) => entry === takenBack)
  const click = analysis.lines.find(({ field, fault }) => field === 'A7' && fault !== null)
  if (taken === undefined || click === undefined) return []
  const isOpen = drawnFaults(analysis.friction).length === 0 && !isContentAsItIs(analysis)
  const other = isOpen ? untoldBreak(analysis, click.fault) : undefined
  const name = other?.fault ? `${breakPlaces[other.fault]}${faultNames[other.fault]}` : ''
  const asked =
    other?.kind === 'profile'
      ? ` Does your AI tell of a break, ${name}: {2}?`
      : ` Do your words ({2}) tell of a break, ${name}?`
  const text = `Asked where it breaks, you chose {0}, and wrote of that: {1}.${other === undefined ? '' : asked}`
  const others = other === undefined ? [] : [other]
  const slots = [
    quoteSlot(click),
    quoteSlot(taken),
    ...others.map((line) => (line.kind === 'profile' ? quoteSlot(line) : refsSlot([line]))),
  ]
  return claim({ section: 'waits', rule: 'fault.taken-back', text, slots }, [click, taken, ...others])
}
