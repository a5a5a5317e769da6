import { quote, refs, wordsOfField } from '../crossed/case.ts'
import { statedContradiction } from '../crossed/rules-parts.ts'
import { byStrength } from '../evidence/line.ts'
import { systemFor } from '../experiments/systems.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { claim, frame, isNonEmpty, note, type Written } from './write.ts'

export function crossedSentences(sheet: Sheet): Written[] {
  const crossed = sheet.crossed.flatMap(({ rule, template, slots, evidence }) => {
    const lines = linesOf(sheet, evidence)
    const given = { section: 'crossed' as const, rule: `crossed.${rule}`, text: template, slots }
    return isNonEmpty(lines) ? [claim(given, lines)] : []
  })
  const stated = statedContradiction(sheet)
  if (stated === undefined) return crossed
  const given = {
    section: 'crossed' as const,
    rule: 'crossed.19',
    text: 'Stated by your AI: {0}.',
    slots: [quote(stated)],
  }
  return [...crossed, frame(given, [stated])]
}

export function repeatSentences(sheet: Sheet): Written[] {
  const habit = wordsOfField(sheet, 'A6')
  const rule = 'repeat.A6'
  const text = 'The rule you never wrote: {0}.'
  const first =
    habit === undefined ? [] : [frame({ section: 'repeats', rule, text, slots: [quote(habit)] }, [habit])]
  const repeats = sheet.repeats.flatMap(({ concept, label, evidence }) => {
    const lines = linesOf(sheet, evidence)
    if (!isNonEmpty(lines)) return []
    const [words] = lines.filter(({ kind }) => kind === 'words').toSorted(byStrength)
    const spoken = words ?? lines.toSorted(byStrength)[0] ?? lines[0]
    const slots = [refs(...lines), quote(spoken)]
    return [
      claim({ section: 'repeats', rule: `repeat.${concept}`, text: `${label}: {0}. {1}.`, slots }, lines),
    ]
  })
  return [...first, ...repeats]
}

/** One experiment, or one question where no fault is drawn. */
export function experimentSentences(sheet: Sheet): Written[] {
  const section = 'experiment'
  if (sheet.experiment === null) {
    const text =
      'No fault is drawn, so no experiment is given. One question instead: which of the five choices would the person who sees you work have made for you?'
    return [note({ section, rule: 'experiment.question', text })]
  }
  const { experiment, rule, evidence } = sheet.experiment
  const words = rule.words?.(sheet)
  const system = rule.systems === undefined ? null : systemFor(sheet.lines, rule.systems)
  const named = words ?? system
  const text = rule.text
    .replace('{words}', words === undefined ? 'the first of your systems' : '{0}')
    .replace('{system}', system === null ? 'one sheet of paper' : '{0}')
  const lines = named == null ? evidence : [...evidence, named]
  if (!isNonEmpty(lines)) return []
  const slots = named == null ? [] : [quote(named)]
  return [
    claim({ section, rule: `experiment.${experiment.id}`, text, slots }, lines),
    frame(
      { section, rule: `experiment.${experiment.id}.measure`, text: `Fourteen days. ${rule.measure}` },
      lines,
    ),
  ]
}
