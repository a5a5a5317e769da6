import { wishLine } from '../crossed-wires/find-lines.ts'
import { isContentAsItIs } from '../crossed-wires/own-refusals.ts'
import type { Line } from '../evidence/line.ts'
import { standsWithWish } from '../experiments/wishes.ts'
import { breakPlaces, faultNames, waitsFor } from '../faults/fault-texts.ts'
import { drawnFaults, saidLine } from '../faults/find-faults.ts'
import { askedBreak, isWritten } from '../faults/other-places.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Fault } from '../snapshot.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { askedOf } from './asked-of.ts'
import { wrote } from './own-words.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'
import { takenBackSentences } from './taken-back.ts'

const section = 'waits'

const slotOf = (line: Line) => (line.kind === 'profile' ? quoteSlot(line) : refsSlot([line]))

function drawnSentences(analysis: Analysis, fault: Fault): UnnumberedSentence[] {
  const { id } = fault
  const lines = linesOf(analysis, fault.evidence)
  const said = saidLine(lines)
  const texts = lines.filter(({ kind, field }) => kind === 'profile' || field === 'A4')
  const spoken = spokenLine(texts)
  const first = said ?? spoken ?? spokenLine(lines)
  if (first === undefined) return []
  const rule = `fault.${id}`
  if (said !== undefined && isContentAsItIs(analysis)) {
    const text = `Asked where it breaks, you chose {0}. The drawing calls it ${faultNames[id]}.`
    return claim({ section, rule, text, slots: [quoteSlot(said)] }, [said])
  }
  // Her own words first; her AI says the rest.
  const second = spokenLine(texts.filter((line) => line.kind === 'profile' && line.source !== spoken?.source))
  const others = said === undefined ? [] : [spoken, second].filter((line) => line !== undefined)
  const also = others
    .map((line, index) => {
      if (index > 0 && spoken?.kind === 'profile')
        return ` ${spoken.field === line.field ? 'And' : `Of ${askedOf(line)}`}: {2}.`
      return `${line.kind === 'profile' ? ` Your AI, of ${askedOf(line)}` : ' In your words'}: {${index + 1}}.`
    })
    .join('')
  // Of another break she may write all the same.
  const asked = said === undefined ? undefined : askedBreak(analysis, id)
  const told = asked === undefined ? [] : [asked]
  // Her words stand whole under their own question.
  const elsewhere = told
    .map(({ kind, fault }) => {
      const name = fault === null ? '' : `${breakPlaces[fault]}${faultNames[fault]}`
      return kind === 'profile'
        ? ` Does your AI tell of another break, ${name}: {1}?`
        : ` Do your words ({1}) tell of another break, ${name}?`
    })
    .join('')
  // What it waits for is said where her words or her AI's say so too.
  const waits = others.length === 0 ? '' : ` Such a break waits for ${waitsFor[id]}.`
  // A click that nothing else says weighs no more than what she wrote.
  const clicked = saidLine(analysis.lines)?.fault
  const weighs = clicked !== undefined && clicked !== null && isWritten(analysis, clicked)
  const beside = clicked === undefined ? '' : `Beside it${weighs ? ', with less weight' : ''}, `
  const text =
    said === undefined
      ? `${beside}${faultNames[id]}: {0}.`
      : `${faultNames[id]} is our name for {0}.${also}${elsewhere}${waits}`
  const slots = [...[first, ...others].map(quoteSlot), ...told.map(slotOf)]
  // What it does not quote counts, and is cited nowhere.
  const cited = said === undefined ? lines.filter((line) => line.kind !== 'choice') : [first, ...others]
  return claim({ section, rule, text, slots }, [...cited, ...told])
}

function seenSentences(analysis: Analysis, { id, evidence }: Fault): UnnumberedSentence[] {
  const lines = linesOf(analysis, evidence)
  const text = `Also seen, not drawn: ${faultNames[id]} ({0}).`
  return claim({ section, rule: `fault.${id}.seen`, text, slots: [refsSlot(lines)] }, lines)
}

/** Her condition stands before the experiment that begins with it. */
function wishSentences(analysis: Analysis): UnnumberedSentence[] {
  const wish = wishLine(analysis)
  if (wish === undefined) return []
  const { experiment } = analysis
  const begins = experiment !== null && standsWithWish(experiment.rule.id, wish)
  const text = begins
    ? 'For it to run without you pushing it, you wrote: {0}.'
    : wrote(wish, 'what would have to be true for it to run without you pushing it')
  const content = { section: begins ? 'experiment' : section, rule: 'wish', text } as const
  return [frame({ ...content, slots: [quoteSlot(wish)] }, [wish])]
}

export function waitSentences(analysis: Analysis): UnnumberedSentence[] {
  const drawn = drawnFaults(analysis.friction)
  // The sentence of the break that she clicked has told it.
  const named = drawn[0] && askedBreak(analysis, drawn[0].id)?.fault
  const seen = analysis.friction.filter(({ state }) => state === 'seen').sort((a, b) => b.weight - a.weight)
  return [
    ...takenBackSentences(analysis),
    ...(drawn.length === 0
      ? [note({ section, rule: 'fault.none', text: 'No fault has enough lines to be drawn.' })]
      : drawn.flatMap((fault) => drawnSentences(analysis, fault))),
    ...seen.filter(({ id }) => id !== named).flatMap((fault) => seenSentences(analysis, fault)),
    ...wishSentences(analysis),
  ]
}
