import { habitLine } from '../crossed-wires/find-lines.ts'
import type { Line } from '../evidence/line.ts'
import { experimentText } from '../experiments/experiment-text.ts'
import { findSystem } from '../experiments/find-system.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Slot } from '../snapshot.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

export function crossedSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'crossed'
  return analysis.crossed.flatMap(({ rule, template: text, slots, evidence }) =>
    claim({ section, rule: `crossed.${rule}`, text, slots }, linesOf(analysis, evidence)),
  )
}

const quoteKey = (slot: Slot) => (slot.kind === 'quote' ? `${slot.source} ${slot.text}` : '')

/** Quotes what was not quoted yet, where there is a choice. */
export function repeatSentences(
  analysis: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  const quoted = new Set(said.flatMap(({ slots }) => slots.map(quoteKey)))
  const isNew = (line: Line) => line.kind !== 'choice' && !quoted.has(quoteKey(quoteSlot(line)))
  const section = 'repeats'
  const habit = habitLine(analysis)
  const text = 'The rule you never wrote: {0}.'
  return [
    ...(habit === undefined
      ? []
      : [frame({ section, rule: 'repeat.A6', text, slots: [quoteSlot(habit)] }, [habit])]),
    ...analysis.repeats.flatMap(({ concept, label, evidence }) => {
      const lines = linesOf(analysis, evidence)
      const spoken = spokenLine(lines.filter(isNew)) ?? spokenLine(lines)
      if (spoken === undefined) return []
      const slots = [refsSlot(lines), quoteSlot(spoken)]
      return claim({ section, rule: `repeat.${concept}`, text: `${label}: {0}. {1}.`, slots }, lines)
    }),
  ]
}

export function experimentSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'experiment'
  if (analysis.experiment === null) {
    const text =
      'No fault is drawn, so no experiment is given. One question instead: which of the five choices would the person who sees you work have made for you?'
    return [note({ section, rule: 'experiment.question', text })]
  }
  const { experiment, rule, evidence } = analysis.experiment
  const words = rule.words?.(analysis)
  const system = findSystem(analysis.lines)
  const worded = experimentText(rule, system?.kind ?? null)
  const named = words ?? (worded.namesSystem ? system?.line : undefined)
  const text = worded.text.replace('{words}', '{0}')
  const lines = named === undefined ? evidence : [...evidence, named]
  if (lines.length === 0) return []
  const slots = named === undefined ? [] : [quoteSlot(named)]
  const id = `experiment.${experiment.id}`
  return [
    ...claim({ section, rule: id, text, slots }, lines),
    frame({ section, rule: `${id}.measure`, text: `Fourteen days. ${rule.measure}` }, lines),
  ]
}
