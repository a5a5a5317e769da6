import { knownCircuit } from '../circuits/known-circuits.ts'
import { capitalize } from '../english.ts'
import { byStrength } from '../evidence/line.ts'
import { placeText } from '../faults/fault-texts.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import { isThrown, poleNameOf, poleOf, type ThrownSwitch } from '../score/score-switches.ts'
import { quoteSlot } from '../slots.ts'
import type { Slot } from '../snapshot.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, note, type UnnumberedSentence } from './sentence-kinds.ts'
import { headlineClauses, headlinePairs } from './switch-templates.ts'

function strongestPair({ switches, circuit }: Analysis): ThrownSwitch[] {
  const prototype = knownCircuit(circuit.id)?.prototype ?? {}
  const share = ({ id, z }: ThrownSwitch) => Math.max(0, z * (prototype[id] ?? 0))
  const thrown = switches.filter(isThrown)
  const pair = thrown.toSorted((a, b) => share(b) - share(a) || Math.abs(b.z) - Math.abs(a.z)).slice(0, 2)
  return thrown.filter((reading) => pair.includes(reading))
}

function pairText(
  analysis: Analysis,
  [first, second]: readonly ThrownSwitch[],
): { text: string; slots: Slot[] } | null {
  if (first === undefined) return null
  const clause = capitalize(headlineClauses[poleNameOf(first)])
  if (second === undefined) {
    const [line] = linesOf(analysis, first[poleOf(first)]).sort(byStrength)
    return line === undefined ? null : { text: `${clause}: {0}.`, slots: [quoteSlot(line)] }
  }
  const known = headlinePairs[`${poleNameOf(first)} ${poleNameOf(second)}`]
  return { text: known ?? `${clause}, and ${headlineClauses[poleNameOf(second)]}.`, slots: [] }
}

export function headlineSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'headline'
  const pair = strongestPair(analysis)
  const drawn = drawnFaults(analysis.friction).sort((a, b) => placeText(a).order - placeText(b).order)
  const { text: switchText, slots } = pairText(analysis, pair) ?? { text: '', slots: [] }
  const places = drawn.map((fault) => placeText(fault).headline)
  const waits =
    places.length === 0 ? '' : `It waits ${places.length === 1 ? 'once' : 'twice'}: ${places.join(', and ')}.`
  const lines = linesOf(analysis, [
    ...pair.flatMap(({ left, right }) => [...left, ...right]),
    ...drawn.flatMap(({ evidence }) => evidence),
  ])
  const text = [switchText, waits].filter((part) => part !== '').join(' ')
  if (lines.length > 0 && text !== '') return claim({ section, rule: 'headline', text, slots }, lines)
  const noneText = 'Too little was read for a headline. What was said is printed below, as it was said.'
  return [note({ section, rule: 'headline.none', text: noneText })]
}
