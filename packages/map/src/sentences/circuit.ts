import { printedExample } from '../circuits/counterfactuals.ts'
import { circuitNames, knownCircuits } from '../circuits/known-circuits.ts'
import { poleOf } from '../score/score-switches.ts'
import type { SectionId } from '../snapshot.ts'
import { type SwitchId, switches } from '../switches.ts'
import { numberWord } from './number-word.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { claim, frame, isNonEmpty, note, type Written } from './write.ts'

const section: SectionId = 'circuit'

function poleNames(sheet: Sheet, ids: readonly SwitchId[]): string {
  return sheet.switches
    .filter(({ id }) => ids.includes(id))
    .map((reading) => switches.find(({ id }) => id === reading.id)?.[poleOf(reading)])
    .join(', ')
}

function nameText(sheet: Sheet): string {
  const { id, second, matches, of, matching } = sheet.circuit
  const known = knownCircuits.find((circuit) => circuit.id === id)
  if (known !== undefined) {
    const which = matches === 0 ? '' : `: ${poleNames(sheet, matching)}`
    return `${circuitNames[id]} ${known.carries}. ${numberWord(matches, true)} of its ${numberWord(of)} switches ${matches === 1 ? 'matches' : 'match'}${which}.`
  }
  if (id === 'oscillator')
    return 'The Oscillator: four switches or more have two full settings, and both are in use.'
  const nearest = second === null ? '' : ` ${circuitNames[second]} comes next, and it is not near enough.`
  return `${circuitNames.none}: the lines do not point one way clearly enough.${nearest}`
}

function secondText({ circuit: { id, second, between } }: Sheet): string | null {
  if (second === null || id === 'none') return null
  return between
    ? `Between ${circuitNames[id]} and ${circuitNames[second]}: one line more could swap the two.`
    : `Second: ${circuitNames[second]}.`
}

function counterfactualText({ circuit: found }: Sheet): string {
  const { kept, of } = found.counterfactuals
  const example = printedExample(found)
  const count = `${kept} of ${of} single-answer changes keep this.`
  if (example === null) return count
  const { answer, option, circuit } = example
  return `${count} If ${answer} had been “${option}”, this sheet would read ${circuitNames[circuit]}.`
}

export function circuitSentences(sheet: Sheet): Written[] {
  const lines = linesOf(
    sheet,
    sheet.switches.flatMap(({ left, right }) => [...left, ...right]),
  )
  if (!isNonEmpty(lines)) {
    const text = `${circuitNames.none}: no switch has a reading.`
    return [note({ section, rule: 'circuit.none', text })]
  }
  const { id, differing, provisional, counterfactuals } = sheet.circuit
  const known = knownCircuits.find((circuit) => circuit.id === id)
  const second = secondText(sheet)
  const differ = `Where you differ: ${poleNames(sheet, differing)}.`
  const usual =
    known &&
    `${circuitNames[id]} usually breaks where ${known.breaks}. It pairs with ${circuitNames[known.pairsWith]}.`
  return [
    claim({ section, rule: `circuit.${id}`, text: nameText(sheet) }, lines),
    ...(known !== undefined && differing.length > 0
      ? [claim({ section, rule: 'circuit.differing', text: differ }, lines)]
      : []),
    ...(second === null ? [] : [claim({ section, rule: 'circuit.second', text: second }, lines)]),
    ...(counterfactuals.of === 0
      ? []
      : [claim({ section, rule: 'circuit.counterfactuals', text: counterfactualText(sheet) }, lines)]),
    ...(usual === undefined ? [] : [frame({ section, rule: `circuit.${id}.usual`, text: usual }, lines)]),
    ...(provisional
      ? [
          note(
            {
              section,
              rule: 'circuit.provisional',
              text: 'Provisional: one kind of source was read, and no other.',
            },
            lines,
          ),
        ]
      : []),
  ]
}
