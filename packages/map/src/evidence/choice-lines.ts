import type { MapInputs } from '../inputs.ts'
import type { Source } from '../snapshot.ts'
import type { ChoiceKey } from '../surveys/choice.ts'
import {
  choiceKeys,
  choiceTable,
  optionLetters,
  optionText,
  questionText,
} from '../surveys/survey-versions.ts'
import { type FaultId, type SwitchId, switchById } from '../switches.ts'
import { type Line, noReading } from './line.ts'

/** Key "4" is A5. */
export const sourceOfAnswer = (key: string): Source => `A${Number(key) + 1}`

function linesOfChoice(version: string, key: ChoiceKey, index: number): Line[] {
  const choice = choiceTable(version)?.[key][index]
  if (choice === undefined) return []
  const source = sourceOfAnswer(key)
  const words = optionText(version, key, index)
  const entry = `${source}.${optionLetters[index]}`
  const line = (target: string, reading: Partial<Line>): Line => ({
    source,
    field: source,
    kind: 'choice',
    label: questionText(version, key),
    text: words,
    quote: words,
    start: 0,
    end: words.length,
    entry,
    id: `${entry}:${target}`,
    ...noReading,
    means: choice.means,
    ...reading,
  })
  return [
    ...Object.entries(choice.switches).map(([id, e]) => {
      const pole = e < 0 ? 'left' : 'right'
      const on = id as SwitchId
      const says = choice.says?.[on] ?? null
      return line(switchById(on)[pole], { switch: on, e, fullWeight: Math.abs(e), pole, says })
    }),
    ...Object.entries(choice.friction ?? {}).map(([id, e]) =>
      line(id, { fault: id as FaultId, e, fullWeight: e }),
    ),
    ...(choice.concepts ?? []).map((concept) => line(concept, { concept })),
  ]
}

export function choiceLines(inputs: Pick<MapInputs, 'survey_version' | 'survey_data'>): Line[] {
  return choiceKeys.flatMap((key) => {
    const index = inputs.survey_data[key]
    return typeof index === 'number' ? linesOfChoice(inputs.survey_version, key, index) : []
  })
}
