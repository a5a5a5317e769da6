import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { addedFaults, faultNames, placeText, waitsFor } from '../faults/fault-texts.ts'
import { drawnFaults, saidLine } from '../faults/find-faults.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Fault } from '../snapshot.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

const section = 'waits'

function drawnSentences(analysis: Analysis, fault: Fault): UnnumberedSentence[] {
  const { id } = fault
  const lines = linesOf(analysis, fault.evidence)
  const said = saidLine(lines)
  const spoken = spokenLine(lines.filter(({ kind, field }) => kind !== 'choice' && field !== 'A10'))
  const first = said ?? spoken ?? spokenLine(lines)
  if (first === undefined) return []
  const { at } = placeText(fault)
  const others = said !== undefined && spoken !== undefined ? [spoken] : []
  const also = others
    .map(({ kind }) => (kind === 'profile' ? ' Your AI: {1}.' : ' In your words: {1}.'))
    .join('')
  const beside = saidLine(analysis.lines) === undefined ? '' : 'Beside it, with less weight, '
  const text =
    said === undefined
      ? `${beside}${faultNames[id]}: {0}.`
      : `${faultNames[id]}, ${at}. You said so: {0}.${also} It waits for ${waitsFor[id]}.`
  const slots = [first, ...others].map(quoteSlot)
  const added = addedFaults[id]
  return [
    ...claim({ section, rule: `fault.${id}`, text, slots }, lines),
    ...(added === undefined ? [] : [frame({ section, rule: `fault.${id}.added`, text: added }, lines)]),
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
