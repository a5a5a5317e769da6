import { knownCircuit } from '../circuits/known-circuits.ts'
import { loneLines, printedLines } from '../circuits/read-switches.ts'
import { disputedClicks } from '../crossed-wires/disputed-clicks.ts'
import { isContentAsItIs } from '../crossed-wires/own-refusals.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import { placeText } from '../faults/fault-texts.ts'
import { drawnFaults, saidLine } from '../faults/find-faults.ts'
import { isWritten } from '../faults/other-places.ts'
import { isThrown, poleNameOf, poleOf, type ThrownSwitch } from '../score/score-switches.ts'
import type { Source } from '../snapshot.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, note, type UnnumberedSentence } from './sentence-kinds.ts'
import { clauseOf, poleTemplate } from './switch-templates.ts'

/** Two switches and where it breaks. Headlines of bench/tables.txt move. */
const maxClauses = 2

interface Clause {
  text: string
  line: Line
  /** By an option's own words, or by two answers: one line of one answer may stand against the others. */
  isFounded: boolean
}

function leadClause(analysis: Analysis, reading: ThrownSwitch): Clause | null {
  const lines = printedLines(analysis.lines, reading, poleOf(reading))
    .filter(({ kind }) => kind !== 'confirmed')
    .sort(byStrength)
  const line = lines.find(({ says }) => says !== null) ?? lines[0]
  if (line === undefined) return null
  const isFounded = line.says !== null || new Set(lines.map(({ source }) => source)).size > 1
  return { text: clauseOf(line.says ?? poleTemplate(poleNameOf(reading), reading)), line, isFounded }
}

/** Of choices whose other half her words contradict ("once it is filled in"), or one line of them. */
function contestedSources({ switches, lines }: Analysis): Set<Source> {
  const isContested = ({ kind, switch: on, says }: Line) => {
    const reading = switches.find(({ id }) => id === on)
    if (kind !== 'choice' || reading === undefined) return false
    if (reading.state === 'both' || reading.state === 'middle') return true
    return says !== null && loneLines(lines, reading).length > 0
  }
  return new Set(lines.filter(isContested).map(({ source }) => source))
}

/** Of different lines, those first that the circuit stands on. */
function clausesOf(analysis: Analysis): Clause[] {
  const prototype = knownCircuit(analysis.circuit.id)?.prototype ?? {}
  const share = ({ id, z }: ThrownSwitch) => Math.max(0, z * (prototype[id] ?? 0))
  const breaking = saidLine(analysis.lines)?.source
  const contested = contestedSources(analysis)
  const disputed = disputedClicks(analysis)
  const ranked = analysis.switches
    .filter(isThrown)
    .toSorted((a, b) => share(b) - share(a) || Math.abs(b.z) - Math.abs(a.z))
    .flatMap((reading) => leadClause(analysis, reading) ?? [])
    .filter(({ line }) => line.source !== breaking && !contested.has(line.source) && !disputed.includes(line))
  const distinct = ranked.filter(
    ({ line }, index) => ranked.findIndex((each) => each.line.source === line.source) === index,
  )
  const founded = distinct.filter(({ isFounded }) => isFounded)
  const hers = founded.filter(({ line }) => line.says !== null)
  const kept = [hers, founded].find((each) => each.length > 0) ?? distinct
  const chosen = kept.slice(0, maxClauses)
  return ranked
    .filter((clause) => chosen.includes(clause))
    .sort((a, b) => order(analysis, a) - order(analysis, b))
}

const order = ({ switches }: Analysis, { line }: Clause) => switches.findIndex(({ id }) => id === line.switch)

interface Breaks {
  said?: string
  text: string
  evidence: readonly string[]
}

function breaksText(analysis: Analysis): Breaks {
  const drawn = drawnFaults(analysis.friction)
  const said = saidLine(analysis.lines)
  const [first] = drawn
  // The click stands with the fault.
  if (said !== undefined && isContentAsItIs(analysis)) return { text: '', evidence: [] }
  if (said !== undefined && first !== undefined) {
    const evidence = [said.id]
    if (isWritten(analysis, first.id))
      return { said: `it breaks ${placeText(first).said}`, text: '', evidence }
    // What nothing but the click says is told as one.
    return { text: `You clicked that it breaks ${placeText(first).at}.`, evidence }
  }
  if (drawn.length === 0) return { text: '', evidence: [] }
  const places = drawn.map((fault) => placeText(fault).headline)
  const text = `It waits ${places.length === 1 ? 'once' : 'twice'}: ${places.join(', and ')}.`
  return { text, evidence: drawn.flatMap(({ evidence }) => evidence) }
}

export function headlineSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'headline'
  const clauses = clausesOf(analysis)
  const breaks = breaksText(analysis)
  const told = clauses.map(({ text }) => lowered(text))
  const isAi = clauses.every(({ line }) => line.kind === 'profile')
  const hers = [...(isAi ? [] : told), ...(breaks.said === undefined ? [] : [breaks.said])]
  const parts = [saying('Your AI says: ', isAi ? told : []), saying('By your clicks: ', hers), breaks.text]
  const text = parts.filter((part) => part !== '').join(' ')
  const lines = linesOf(analysis, [...clauses.map(({ line }) => line.id), ...breaks.evidence])
  if (lines.length > 0 && text !== '') return claim({ section, rule: 'headline', text }, lines)
  const noneText = 'Too little was read for a headline. What was said is printed below, as it was said.'
  return [note({ section, rule: 'headline.none', text: noneText })]
}

function saying(who: string, told: readonly string[]): string {
  const [last, ...others] = told.toReversed()
  if (last === undefined) return ''
  const before = others.length === 0 ? '' : `${others.toReversed().join('; ')}; and `
  return `${who}${before}${last}.`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
