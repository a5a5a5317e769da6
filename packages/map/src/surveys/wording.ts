import { surveyOf } from '@wiring/session/questions'
import type { ChoiceKey } from './choice.ts'

export const optionLetters = ['A', 'B', 'C', 'D'] as const

export function questionText(version: string, key: string): string {
  return surveyOf(version)[Number(key)]?.question ?? ''
}

/** Empty for an index that the version lacks. */
export function optionText(version: string, key: ChoiceKey, index: number): string {
  const question = surveyOf(version)[Number(key)]
  return question?.kind === 'multiple_choice' ? (question.choices[index] ?? '') : ''
}
