import { circuitName } from '../circuits/circuit-name.ts'
import { printedExample } from '../circuits/counterfactuals.ts'
import { isOfWork, matchSwitches } from '../circuits/find-circuit.ts'
import { circuitNames, type KnownCircuit, knownCircuit } from '../circuits/known-circuits.ts'
import { printedLines } from '../circuits/read-switches.ts'
import { faultLines } from '../crossed-wires/find-lines.ts'
import { isContentAsItIs } from '../crossed-wires/own-refusals.ts'
import { capitalize, numberWord } from '../english.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import { causeOf, placeText } from '../faults/fault-texts.ts'
import { drawnFaults, saidLine } from '../faults/find-faults.ts'
import { askedBreak } from '../faults/other-places.ts'
import { isThrown, poleNameOf, poleOf } from '../score/score-switches.ts'
import { refsSlot } from '../slots.ts'
import type { Circuit } from '../snapshot.ts'
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

/** Both, where the sheet stands between two. */
const namedCircuits = ({ circuit: { id, second, between } }: Pick<Analysis, 'circuit'>): KnownCircuit[] =>
  [knownCircuit(id), between && second !== null ? knownCircuit(second) : null].filter((each) => each !== null)

type Matches = Pick<Circuit, 'matches' | 'of' | 'matching'>

const matchText = (analysis: Analysis, { matches, of, matching }: Matches): string =>
  `${capitalize(numberWord(matches))} of its ${numberWord(of)} switches ${matches === 1 ? 'matches' : 'match'}: ${poleNames(analysis, matching)}.`

function nameSentences(analysis: Analysis): UnnumberedSentence[] {
  const { id, second, between } = analysis.circuit
  const known = knownCircuit(id)
  const rule = `circuit.${id}`
  if (known !== null) {
    const both = between ? `${circuitName(analysis.circuit)}: one line more could swap the two. ` : ''
    const write = (written: string, circuit: KnownCircuit, start: string, found: Matches) => {
      const lines = linesToward(analysis, found.matching)
      // What it carries is said where an answer of hers carries it with another text, or she confirmed it.
      const texts = lines.filter(({ kind }) => kind === 'words' || kind === 'profile')
      const hasWords = texts.some(({ kind }) => kind === 'words')
      const isHers =
        lines.some(({ kind }) => kind === 'confirmed') ||
        (hasWords && new Set(texts.map(({ source }) => source)).size > 1)
      const from = texts.some(({ kind }) => kind === 'profile') ? 'your clicks and your AI' : 'your clicks'
      const named = isHers
        ? `${between ? 'Near' : 'Nearest'}: ${circuitNames[circuit.id]}, which ${circuit.carries}.`
        : `${between ? 'Near, by' : 'Nearest by'} ${from}: ${circuitNames[circuit.id]}.`
      return claim({ section, rule: written, text: `${start}${named} ${matchText(analysis, found)}` }, lines)
    }
    const [, other] = namedCircuits(analysis)
    return [
      ...write(rule, known, both, analysis.circuit),
      ...(other === undefined
        ? []
        : write('circuit.second', other, '', matchSwitches(other, analysis.switches))),
    ]
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
  const [first, second] = namedCircuits(analysis)
  if (first === undefined) return []
  const thrown = analysis.switches.filter((reading) => isThrown(reading) && isOfWork(reading))
  const opposite = ({ prototype }: KnownCircuit) =>
    thrown.filter(({ id, z }) => z * (prototype[id] ?? 0) < 0).map(({ id }) => id)
  const from = (circuit: KnownCircuit) =>
    second === undefined ? '' : ` from ${circuitNames[circuit.id].replace('The ', 'the ')}`
  const write = (rule: string, start: string, ids: readonly SwitchId[]) =>
    ids.length === 0
      ? []
      : claim({ section, rule, text: `${start}: ${poleNames(analysis, ids)}.` }, linesToward(analysis, ids))
  return [
    ...write('circuit.differing', `Where you differ${from(first)}`, opposite(first)),
    ...(second === undefined
      ? []
      : write('circuit.second.differing', `Where you differ${from(second)}`, opposite(second))),
  ]
}

/** Where the circuit and the person name two places, she is right. */
function breakSentences(analysis: Analysis): UnnumberedSentence[] {
  const said = saidLine(analysis.lines)
  const [first] = drawnFaults(analysis.friction)
  const named = namedCircuits(analysis)
  // Between two, that one tells of her break which breaks where she says.
  const known = named.find(({ place }) => said && first && place === placeText(first).at) ?? named[0]
  if (known === undefined || isContentAsItIs(analysis)) return []
  const { id } = known
  const usual = `${circuitNames[id]} usually breaks ${known.place}: ${known.breaks}.`
  // Asked whether it breaks elsewhere, she names no place with it yet.
  const isAsked = first !== undefined && askedBreak(analysis, first.id) !== undefined
  if (isAsked) return []
  if (said === undefined || first === undefined) return []
  const { at } = placeText(first)
  // That what comes in is rebuilt, she clicked or wrote elsewhere.
  const isOwnCause = id === 'transformer' && faultLines(analysis, 'TM').length > 0
  const samePlace =
    known.isSameCause || isOwnCause
      ? 'You name the same place ({0}).'
      : `You name the same place, and another cause: ${causeOf(first)} ({0}).`
  const own =
    at === known.place
      ? samePlace
      : `You clicked that yours breaks ${at} ({0}). Here your circuit and your answer disagree, and your answer stands.`
  const text = `${usual} ${own}`
  return claim({ section, rule: 'circuit.fault', text, slots: [refsSlot([said])] }, [said])
}

const readAs = ({ circuit }: { circuit: CircuitId }): string =>
  circuit === 'none' ? 'this sheet would name no circuit' : `this sheet would read ${circuitNames[circuit]}`

function counterfactualText({ circuit: found }: Analysis): string | null {
  const { id, second, between } = found
  const { kept, of } = found.counterfactuals
  const next = second === null || id === 'none' || between ? [] : [`Second: ${circuitNames[second]}.`]
  const count =
    of === 0
      ? []
      : [
          id === 'none'
            ? `With ${kept} of ${of} single-answer changes there is still none.`
            : `${kept} of ${of} single-answer changes keep ${between ? `${circuitNames[id].replace('The ', 'the ')} first` : 'this'}.`,
        ]
  const example = printedExample(found)
  const changed =
    example === null ? [] : [`If ${example.answer} had been “${example.option}”, ${readAs(example)}.`]
  const parts = [...next, ...count, ...changed]
  return parts.length === 0 ? null : parts.join(' ')
}

const kindTexts: Record<Line['kind'], string> = {
  choice: 'your clicks',
  words: 'your own words',
  profile: 'your profile',
  measure: 'your pictures',
  confirmed: 'what you confirmed',
}

/** Of the switches alone: faults and repeats may stand on more. */
function kindOfReadings({ lines }: Analysis): string {
  const read = lines.find((line) => line.switch !== null && isCounted(line))
  const kind = kindTexts[read?.kind ?? 'choice']
  return `each switch that has a reading has it from ${kind} alone.`
}

export function circuitSentences(analysis: Analysis): UnnumberedSentence[] {
  if (analysis.switches.every(({ state }) => state === 'none')) {
    const text = `${circuitNames.none}: no switch has a reading.`
    return [note({ section, rule: 'circuit.none', text })]
  }
  const framed = (rule: string, text: string | null) =>
    text === null ? [] : [frame({ section, rule, text })]
  const provisionalText = `Provisional: ${kindOfReadings(analysis)}`
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
