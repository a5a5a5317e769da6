import { circuitName } from '../circuits/circuit-name.ts'
import { printedExample } from '../circuits/counterfactuals.ts'
import { circuitNames, knownCircuit } from '../circuits/known-circuits.ts'
import { printedLines } from '../circuits/read-switches.ts'
import { capitalize, numberWord } from '../english.ts'
import type { Line } from '../evidence/line.ts'
import { placeText } from '../faults/fault-texts.ts'
import { drawnFaults, saidLine } from '../faults/find-faults.ts'
import { poleNameOf, poleOf } from '../score/score-switches.ts'
import { refsSlot } from '../slots.ts'
import type { CircuitId, SwitchId } from '../switches.ts'
import type { Analysis } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

const section = 'circuit'

const readingsOf = ({ switches }: Analysis, ids: readonly SwitchId[]) =>
  switches.filter(({ id }) => ids.includes(id))

const poleNames = (analysis: Analysis, ids: readonly SwitchId[]): string =>
  readingsOf(analysis, ids).map(poleNameOf).join(', ')

const linesToward = (analysis: Analysis, ids: readonly SwitchId[]): Line[] =>
  readingsOf(analysis, ids).flatMap((reading) => printedLines(analysis.lines, reading, poleOf(reading)))

function nameSentences(analysis: Analysis): UnnumberedSentence[] {
  const { id, second, matches, of, matching, between } = analysis.circuit
  const known = knownCircuit(id)
  const rule = `circuit.${id}`
  if (known !== null) {
    const count = `${capitalize(numberWord(matches))} of its ${numberWord(of)} switches ${matches === 1 ? 'matches' : 'match'}`
    const both = between ? `${circuitName(analysis.circuit)}: one line more could swap the two. ` : ''
    const text = `${both}${circuitNames[id]} ${known.carries}. ${count}: ${poleNames(analysis, matching)}.`
    return claim({ section, rule, text }, linesToward(analysis, matching))
  }
  if (id === 'oscillator') {
    const lines = analysis.switches
      .filter(({ state }) => state === 'both')
      .flatMap((reading) => [
        ...printedLines(analysis.lines, reading, 'left'),
        ...printedLines(analysis.lines, reading, 'right'),
      ])
    const text = 'The Oscillator: four switches or more have two full settings, and both are in use.'
    return claim({ section, rule, text }, lines)
  }
  const nearest = second === null ? '' : ` ${circuitNames[second]} comes next, and it is not near enough.`
  const text = `${circuitNames.none}: the lines do not point one way clearly enough.${nearest}`
  return [note({ section, rule, text })]
}

function differenceSentences(analysis: Analysis): UnnumberedSentence[] {
  const { id, differing } = analysis.circuit
  const prototype = knownCircuit(id)?.prototype
  if (prototype === undefined) return []
  const opposite = differing.filter((each) => prototype[each] !== undefined)
  const outside = differing.filter((each) => prototype[each] === undefined)
  const write = (rule: string, start: string, ids: readonly SwitchId[]) =>
    ids.length === 0
      ? []
      : claim({ section, rule, text: `${start}: ${poleNames(analysis, ids)}.` }, linesToward(analysis, ids))
  return [
    ...write('circuit.differing', 'Where you differ', opposite),
    ...write('circuit.outside', 'Yours, and no part of this circuit', outside),
  ]
}

/** Where the circuit and the person name two places, she is right. */
function breakSentences(analysis: Analysis): UnnumberedSentence[] {
  const { id } = analysis.circuit
  const known = knownCircuit(id)
  if (known === null) return []
  const usual = `${circuitNames[id]} usually breaks ${known.place}: ${known.breaks}.`
  const said = saidLine(analysis.lines)
  const [first] = drawnFaults(analysis.friction)
  if (said === undefined || first === undefined)
    return [frame({ section, rule: `circuit.${id}.usual`, text: usual })]
  const { at } = placeText(first)
  const own =
    at === known.place
      ? 'You name the same place ({0}).'
      : `You say that yours breaks ${at} ({0}). Here your circuit and your answer disagree, and your answer stands.`
  const text = `${usual} ${own}`
  return claim({ section, rule: 'circuit.fault', text, slots: [refsSlot([said])] }, [said])
}

const readAs = ({ circuit }: { circuit: CircuitId }): string =>
  circuit === 'none' ? 'this sheet would name no circuit' : `this sheet would read ${circuitNames[circuit]}`

function counterfactualText({ circuit: found }: Analysis): string | null {
  const { id, second, between } = found
  const { kept, of } = found.counterfactuals
  const next = second === null || id === 'none' || between ? [] : [`Second: ${circuitNames[second]}.`]
  const count = of === 0 ? [] : [`${kept} of ${of} single-answer changes keep this.`]
  const example = printedExample(found)
  const changed =
    example === null ? [] : [`If ${example.answer} had been “${example.option}”, ${readAs(example)}.`]
  const parts = [...next, ...count, ...changed]
  return parts.length === 0 ? null : parts.join(' ')
}

export function circuitSentences(analysis: Analysis): UnnumberedSentence[] {
  if (analysis.switches.every(({ state }) => state === 'none')) {
    const text = `${circuitNames.none}: no switch has a reading.`
    return [note({ section, rule: 'circuit.none', text })]
  }
  const framed = (rule: string, text: string | null) =>
    text === null ? [] : [frame({ section, rule, text })]
  const provisionalText = 'Provisional: one kind of source was read, and no other.'
  return [
    ...nameSentences(analysis),
    ...differenceSentences(analysis),
    ...breakSentences(analysis),
    ...framed('circuit.counterfactuals', counterfactualText(analysis)),
    ...(analysis.circuit.provisional
      ? [note({ section, rule: 'circuit.provisional', text: provisionalText })]
      : []),
  ]
}
