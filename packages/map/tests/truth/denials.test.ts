import { expect, test } from 'vitest'
import { voiceOf } from '../../src/evidence/field-mask.ts'
import { readText } from '../../src/reading/read-text.ts'
import { switchById } from '../../src/switches.ts'
import { tokenize } from '../../src/tokens/tokenizer.ts'
import { labelledAnswers } from './truth.ts'
import { setNames } from './truth-table.ts'

const denials = setNames.flatMap(labelledAnswers).flatMap((answer) => {
  const { readings } = readText(tokenize(answer.text), voiceOf[answer.field])
  const poles = readings.flatMap(({ switch: on, pole, denies }) =>
    on === null || pole === null || denies === null ? [] : switchById(on)[pole],
  )
  return poles.length === 0 ? [] : [{ ...answer, poles }]
})

test('nobody denies what a careful stranger reads', () => {
  expect(denials.length).toBeGreaterThan(5)
  expect(denials.filter(({ labels, poles }) => poles.some((pole) => labels.has(pole)))).toEqual([])
})

test('what is evidence for nothing denies nothing, unless it is a negation', () => {
  expect(denials.filter(({ trap }) => trap !== null && trap !== 'negation')).toEqual([])
})
