import { statedContradiction } from '../crossed-wires/find-crossed-wires.ts'
import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { hasReadable } from '../evidence/fields.ts'
import { findSystem } from '../experiments/find-system.ts'
import { isThrown, poleNameOf, poleOf } from '../score/score-switches.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

export function crossedSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'crossed'
  const crossed = analysis.crossed.flatMap(({ rule, template: text, slots, evidence }) =>
    claim({ section, rule: `crossed.${rule}`, text, slots }, linesOf(analysis, evidence)),
  )
  const stated = statedContradiction(analysis)
  if (stated === undefined) return crossed
  const text = 'Stated by your AI: {0}.'
  return [...crossed, frame({ section, rule: 'crossed.19', text, slots: [quoteSlot(stated)] }, [stated])]
}

export function repeatSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'repeats'
  const habit = wholeTextLine(analysis, 'A6')
  const text = 'The rule you never wrote: {0}.'
  return [
    ...(habit === undefined
      ? []
      : [frame({ section, rule: 'repeat.A6', text, slots: [quoteSlot(habit)] }, [habit])]),
    ...analysis.repeats.flatMap(({ concept, label, evidence }) => {
      const lines = linesOf(analysis, evidence)
      const spoken = spokenLine(lines)
      if (spoken === undefined) return []
      const slots = [refsSlot(lines), quoteSlot(spoken)]
      return claim({ section, rule: `repeat.${concept}`, text: `${label}: {0}. {1}.`, slots }, lines)
    }),
  ]
}

export function oneSideSentences(analysis: Analysis): UnnumberedSentence[] {
  if (!hasReadable(analysis.fields, 'profile')) return []
  return analysis.switches.filter(isThrown).flatMap((reading) => {
    const lines = linesOf(analysis, [...reading.left, ...reading.right])
    const kinds = new Set(lines.map(({ kind }) => kind))
    const spoken = spokenLine(linesOf(analysis, reading[poleOf(reading)]))
    const you = kinds.has('choice') && kinds.has('words') && !kinds.has('profile') && reading.state === 'set'
    const ai = kinds.size === 1 && kinds.has('profile')
    if (spoken === undefined || (!you && !ai)) return []
    const who = you ? 'You, not your AI' : 'Your AI, not you'
    const text = `${who}: ${poleNameOf(reading).toLowerCase()}, {0}.`
    const rule = `one-side.${reading.id}`
    return claim({ section: 'one-side', rule, text, slots: [quoteSlot(spoken)] }, lines)
  })
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
  const system = rule.systems === undefined ? null : findSystem(analysis.lines, rule.systems)
  const named = words ?? system
  const text = rule.text
    .replace('{words}', words === undefined ? 'the first of your systems' : '{0}')
    .replace('{system}', system === null ? 'one sheet of paper' : '{0}')
  const lines = named == null ? evidence : [...evidence, named]
  if (lines.length === 0) return []
  const slots = named == null ? [] : [quoteSlot(named)]
  const id = `experiment.${experiment.id}`
  return [
    ...claim({ section, rule: id, text, slots }, lines),
    frame({ section, rule: `${id}.measure`, text: `Fourteen days. ${rule.measure}` }, lines),
  ]
}
