import { printedExample } from '../circuits/counterfactuals.ts'
import { circuitNames, knownCircuit } from '../circuits/known-circuits.ts'
import { capitalize, numberWord } from '../english.ts'
import { poleNameOf } from '../score/score-switches.ts'
import type { SwitchId } from '../switches.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

const section = 'circuit'

const poleNames = ({ switches }: Analysis, ids: readonly SwitchId[]): string =>
  switches
    .filter(({ id }) => ids.includes(id))
    .map(poleNameOf)
    .join(', ')

function nameText(analysis: Analysis): string {
  const { id, second, matches, of, matching } = analysis.circuit
  const known = knownCircuit(id)
  if (known !== null) {
    const which = matches === 0 ? '' : `: ${poleNames(analysis, matching)}`
    const count = `${capitalize(numberWord(matches))} of its ${numberWord(of)} switches`
    return `${circuitNames[id]} ${known.carries}. ${count} ${matches === 1 ? 'matches' : 'match'}${which}.`
  }
  if (id === 'oscillator')
    return 'The Oscillator: four switches or more have two full settings, and both are in use.'
  const nearest = second === null ? '' : ` ${circuitNames[second]} comes next, and it is not near enough.`
  return `${circuitNames.none}: the lines do not point one way clearly enough.${nearest}`
}

function secondText({ circuit: { id, second, between } }: Analysis): string | null {
  if (second === null || id === 'none') return null
  return between
    ? `Between ${circuitNames[id]} and ${circuitNames[second]}: one line more could swap the two.`
    : `Second: ${circuitNames[second]}.`
}

function counterfactualText({ circuit: found }: Analysis): string | null {
  const { kept, of } = found.counterfactuals
  if (of === 0) return null
  const count = `${kept} of ${of} single-answer changes keep this.`
  const example = printedExample(found)
  if (example === null) return count
  const { answer, option, circuit } = example
  return `${count} If ${answer} had been “${option}”, this sheet would read ${circuitNames[circuit]}.`
}

export function circuitSentences(analysis: Analysis): UnnumberedSentence[] {
  const lines = linesOf(
    analysis,
    analysis.switches.flatMap(({ left, right }) => [...left, ...right]),
  )
  if (lines.length === 0) {
    const text = `${circuitNames.none}: no switch has a reading.`
    return [note({ section, rule: 'circuit.none', text })]
  }
  const { id, differing, provisional } = analysis.circuit
  const known = knownCircuit(id)
  const claimed = (rule: string, text: string | null) =>
    text === null ? [] : claim({ section, rule, text }, lines)
  const differingText =
    known === null || differing.length === 0 ? null : `Where you differ: ${poleNames(analysis, differing)}.`
  const usualText = known
    ? `${circuitNames[id]} usually breaks where ${known.breaks}. It pairs with ${circuitNames[known.pairsWith]}.`
    : null
  const text = 'Provisional: one kind of source was read, and no other.'
  return [
    ...claimed(`circuit.${id}`, nameText(analysis)),
    ...claimed('circuit.differing', differingText),
    ...claimed('circuit.second', secondText(analysis)),
    ...claimed('circuit.counterfactuals', counterfactualText(analysis)),
    ...(usualText === null ? [] : [frame({ section, rule: `circuit.${id}.usual`, text: usualText }, lines)]),
    ...(provisional ? [note({ section, rule: 'circuit.provisional', text }, lines)] : []),
  ]
}
