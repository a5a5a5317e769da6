import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { capitalize, plural } from '../english.ts'
import { faultNames, fourthFault, placeText, waitsFor } from '../faults/fault-texts.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Fault } from '../snapshot.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

const section = 'waits'

function drawnSentences(analysis: Analysis, fault: Fault): UnnumberedSentence[] {
  const { id } = fault
  const lines = linesOf(analysis, fault.evidence)
  const spoken = spokenLine(lines)
  if (spoken === undefined) return []
  const slots = [quoteSlot(spoken), refsSlot(lines)]
  const sources = new Set(lines.map(({ source }) => source)).size
  const text = `${faultNames[id]}, ${placeText(fault).at}. It waits for ${waitsFor[id]}: {0}. ${capitalize(plural(sources, 'line'))}: {1}.`
  return [
    ...claim({ section, rule: `fault.${id}`, text, slots }, lines),
    ...(id === 'OE' ? [frame({ section, rule: 'fault.OE.fourth', text: fourthFault }, lines)] : []),
  ]
}

function seenSentences(analysis: Analysis, { id, evidence }: Fault): UnnumberedSentence[] {
  const lines = linesOf(analysis, evidence)
  const text = `Also seen, not drawn: ${faultNames[id]} ({0}).`
  return claim({ section, rule: `fault.${id}.seen`, text, slots: [refsSlot(lines)] }, lines)
}

export function waitSentences(analysis: Analysis): UnnumberedSentence[] {
  const drawn = drawnFaults(analysis.friction)
  const seen = analysis.friction.filter(({ state }) => state === 'seen').sort((a, b) => b.weight - a.weight)
  const wish = wholeTextLine(analysis, 'A10')
  const wishText = 'For it to run without you pushing it, in your words: {0}.'
  return [
    ...(drawn.length === 0
      ? [note({ section, rule: 'fault.none', text: 'No fault has enough lines to be drawn.' })]
      : drawn.flatMap((fault) => drawnSentences(analysis, fault))),
    ...seen.flatMap((fault) => seenSentences(analysis, fault)),
    ...(wish === undefined
      ? []
      : [frame({ section, rule: 'wish', text: wishText, slots: [quoteSlot(wish)] }, [wish])]),
  ]
}
