import { knownCircuits } from '../circuits/known-circuits.ts'
import { quote } from '../crossed/case.ts'
import { byStrength } from '../evidence/line.ts'
import { isDrawn } from '../experiments/choose-experiment.ts'
import { isThrown, poleOf, type Thrown } from '../score/score-switches.ts'
import type { Slot } from '../snapshot.ts'
import { type Pole, switches } from '../switches.ts'
import { placeText } from './fault-texts.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { headlineClauses, headlinePairs } from './switch-frames.ts'
import { claim, isNonEmpty, note, type Written } from './write.ts'

const poleNameOf = (reading: Thrown): Pole =>
  (switches.find(({ id }) => id === reading.id) ?? switches[0])[poleOf(reading)]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function strongestPair({ switches: readings, circuit }: Sheet): Thrown[] {
  const prototype = knownCircuits.find(({ id }) => id === circuit.id)?.prototype ?? {}
  const share = ({ id, z }: Thrown) => Math.max(0, z * (prototype[id] ?? 0))
  const pair = readings
    .filter(isThrown)
    .toSorted((a, b) => share(b) - share(a) || Math.abs(b.z) - Math.abs(a.z))
    .slice(0, 2)
  return readings.filter(isThrown).filter((reading) => pair.includes(reading))
}

function pairText(sheet: Sheet, pair: readonly Thrown[]): { text: string; slots: Slot[] } | null {
  const [first, second] = pair
  if (first === undefined) return null
  if (second === undefined) {
    const [line] = linesOf(sheet, first[poleOf(first)]).sort(byStrength)
    const clause = capital(headlineClauses[poleNameOf(first)])
    return line === undefined ? null : { text: `${clause}: {0}.`, slots: [quote(line)] }
  }
  const names = [poleNameOf(first), poleNameOf(second)] as const
  const known = headlinePairs[`${names[0]} ${names[1]}`]
  const text = known ?? `${capital(headlineClauses[names[0]])}, and ${headlineClauses[names[1]]}.`
  return { text, slots: [] }
}

export function headlineSentences(sheet: Sheet): Written[] {
  const pair = strongestPair(sheet)
  const drawn = sheet.friction.filter(isDrawn).sort((a, b) => placeText(a).order - placeText(b).order)
  const said = pairText(sheet, pair)
  const places = drawn.map((fault) => placeText(fault).headline)
  const waits =
    places.length === 0 ? '' : `It waits ${places.length === 1 ? 'once' : 'twice'}: ${places.join(', and ')}.`
  const lines = linesOf(sheet, [
    ...pair.flatMap(({ left, right }) => [...left, ...right]),
    ...drawn.flatMap(({ evidence }) => evidence),
  ])
  const text = [said?.text ?? '', waits].filter((part) => part !== '').join(' ')
  if (isNonEmpty(lines) && text !== '')
    return [claim({ section: 'headline', rule: 'headline', text, slots: said?.slots ?? [] }, lines)]
  const silent = 'Too little was read for a headline. What was said is printed below, as it was said.'
  return [note({ section: 'headline', rule: 'headline.none', text: silent })]
}
