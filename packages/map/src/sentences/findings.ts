import { ruleLine, wishLine } from '../crossed-wires/find-lines.ts'
import { isContentAsItIs } from '../crossed-wires/own-refusals.ts'
import { numberWord } from '../english.ts'
import type { Line } from '../evidence/line.ts'
import type { ExperimentRule } from '../experiments/experiment-rule.ts'
import { experimentText } from '../experiments/experiment-text.ts'
import { findSystem } from '../experiments/find-system.ts'
import { isOfWish } from '../experiments/of-wish.ts'
import { standsWithWish } from '../experiments/wishes.ts'
import { placeText } from '../faults/fault-texts.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Repeat, Slot } from '../snapshot.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

export function crossedSentences(analysis: Analysis): UnnumberedSentence[] {
  return analysis.crossed.flatMap(({ rule, template: text, slots, evidence, isFinding }) => {
    const section = isFinding ? 'crossed' : 'questions'
    return claim({ section, rule: `crossed.${rule}`, text, slots }, linesOf(analysis, evidence))
  })
}

/** Whether a quote of the same line prints it already, or part of it. */
const isQuotedBy = (line: Line) => (slot: Slot) =>
  slot.kind === 'quote' &&
  slot.source === line.source &&
  (slot.text.includes(line.quote ?? '') || (line.quote ?? '').includes(slot.text))

function newLine(analysis: Analysis, repeat: Repeat, said: readonly UnnumberedSentence[]): Line | undefined {
  const slots = said.flatMap((sentence) => sentence.slots)
  // Her rule is quoted whole.
  const isRule = ({ field }: Line) => field === 'A6' && ruleLine(analysis) !== undefined
  const isNew = (line: Line) => line.kind !== 'choice' && !isRule(line) && !slots.some(isQuotedBy(line))
  return spokenLine(linesOf(analysis, repeat.evidence).filter(isNew))
}

/** More than the two that make it a repeat. Rules of bench/tables.txt move, with 2 a claim, too. */
const manyPlaces = 3

/** What stands in two places, both of them quoted before, repeats nothing that was not read already. */
export function worthRepeating(analysis: Analysis, said: readonly UnnumberedSentence[]): Repeat[] {
  return analysis.repeats
    .filter((each) => each.sources.length >= manyPlaces || newLine(analysis, each, said) !== undefined)
    .map((each, index) => ({ ...each, tag: `R${index + 1}` }))
}

/** Quotes only what was not quoted yet. */
export function repeatSentences(
  analysis: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  const section = 'repeats'
  const rule = ruleLine(analysis)
  const text = 'The same way every time, in your words: {0}.'
  return [
    ...(rule === undefined
      ? []
      : [frame({ section, rule: 'repeat.A6', text, slots: [quoteSlot(rule)] }, [rule])]),
    ...analysis.repeats.flatMap((repeat) => {
      const { concept, label } = repeat
      const lines = linesOf(analysis, repeat.evidence)
      const spoken = newLine(analysis, repeat, said)
      const places = numberWord(new Set(lines.map(({ source }) => source)).size)
      const slots = [refsSlot(lines), ...(spoken === undefined ? [] : [quoteSlot(spoken)])]
      const whose = spoken?.kind === 'profile' ? 'your AI' : 'you'
      const quote = spoken === undefined ? '' : ` There ${whose} wrote: {1}.`
      const text = `“${label}” is our name for what ${places} places say: {0}.${quote}`
      return claim({ section, rule: `repeat.${concept}`, text, slots }, lines)
    }),
  ]
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What she wished for need not be for the break that she clicked. */
function withLead(analysis: Analysis, { id }: ExperimentRule, text: string): string {
  const [first] = drawnFaults(analysis.friction)
  if (first === undefined || standsWithWish(id, wishLine(analysis))) return text
  const wished = lowered(text).replace(/^of that,/, 'of what would have to be true,')
  if (isOfWish(id) || id.endsWith('-7')) return `For it to run without you pushing it: ${wished}`
  const start = id.endsWith('-0') ? 'To see whether it breaks' : 'For the break'
  return `${start} ${placeText(first).at}: ${lowered(text)}`
}

export function experimentSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'experiment'
  if (analysis.experiment === null) {
    const why =
      drawnFaults(analysis.friction).length === 0 && !isContentAsItIs(analysis)
        ? 'No fault is drawn, so no experiment is given.'
        : 'Nothing that you wrote asks for an experiment, so none is given.'
    const text = `${why} One question instead: which of the five choices would the person who sees you work have made for you?`
    return [note({ section, rule: 'experiment.question', text })]
  }
  const { experiment, rule, evidence } = analysis.experiment
  const system = findSystem(analysis)
  const worded = experimentText(rule, system?.kind ?? null, system?.isQuoted)
  const named = worded.namesSystem ? system?.line : undefined
  const lines = named === undefined ? evidence : [...evidence, named]
  if (lines.length === 0) return []
  const slots = named === undefined ? [] : [quoteSlot(named)]
  const text = withLead(analysis, rule, worded.text)
  const id = `experiment.${experiment.id}`
  return [
    ...claim({ section, rule: id, text, slots }, lines),
    frame({ section, rule: `${id}.measure`, text: `Fourteen days. ${rule.measure}` }, lines),
  ]
}
