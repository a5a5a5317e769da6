import type { MapInputs } from '../inputs.ts'
import type { Source } from '../snapshot.ts'
import type { ChoiceKey } from '../surveys/choice.ts'
import { choiceKeys, choiceTable } from '../surveys/choice-table.ts'
import { optionLetters, optionText, questionText } from '../surveys/wording.ts'
import type { FaultId, SwitchId } from '../switches.ts'
import { type Line, poleName } from './line.ts'

/** The printed number of a question: key "4" is A5. */
export const answerOf = (key: string): Source => `A${Number(key) + 1}`

function linesOfChoice(version: string, key: ChoiceKey, index: number): Line[] {
  const choice = choiceTable(version)?.[key][index]
  if (choice === undefined) return []
  const source = answerOf(key)
  const words = optionText(version, key, index)
  const entry = `${source}.${optionLetters[index]}`
  const base = {
    source,
    field: source,
    kind: 'choice' as const,
    label: questionText(version, key),
    text: words,
    quote: words,
    start: 0,
    end: words.length,
    entry,
    concept: null,
    tag: null,
    means: choice.means,
  }
  const thrown = Object.entries(choice.switches).map(([id, e]): Line => {
    const pole = e < 0 ? 'left' : 'right'
    const name = poleName(id as SwitchId, pole)
    return {
      ...base,
      id: `${entry}:${name}`,
      switch: id as SwitchId,
      fault: null,
      e,
      nominal: Math.abs(e),
      pole,
    }
  })
  const faults = Object.entries(choice.friction ?? {}).map(
    ([id, e]): Line => ({
      ...base,
      id: `${entry}:${id}`,
      switch: null,
      fault: id as FaultId,
      e,
      nominal: e,
      pole: null,
    }),
  )
  const repeats = (choice.concepts ?? []).map(
    (concept): Line => ({
      ...base,
      id: `${entry}:${concept}`,
      switch: null,
      fault: null,
      e: 0,
      nominal: 0,
      pole: null,
      concept,
    }),
  )
  return [...thrown, ...faults, ...repeats]
}

export function choiceLines(inputs: Pick<MapInputs, 'survey_version' | 'survey_data'>): Line[] {
  return choiceKeys.flatMap((key) => {
    const index = inputs.survey_data[key]
    return typeof index === 'number' ? linesOfChoice(inputs.survey_version, key, index) : []
  })
}
