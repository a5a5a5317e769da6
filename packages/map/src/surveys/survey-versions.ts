import { surveyOf } from '@wiring/session/questions'
import type { ChoiceKey, ChoiceTable } from './choice.ts'
import { choices202611 } from './choices-2026-11.ts'
import { choices202701 } from './choices-2027-01.ts'

export const choiceKeys: readonly ChoiceKey[] = ['0', '2', '4', '6', '8']
export const optionLetters = ['A', 'B', 'C', 'D'] as const

const tables: Readonly<Record<string, ChoiceTable>> = { '2026-11': choices202611, '2027-01': choices202701 }

export const surveyVersions = Object.keys(tables)

export function choiceTable(version: string): ChoiceTable | null {
  return Object.hasOwn(tables, version) ? (tables[version] ?? null) : null
}

export function questionText(version: string, key: string): string {
  return surveyOf(version)[Number(key)]?.question ?? ''
}

export function optionText(version: string, key: ChoiceKey, index: number): string {
  const question = surveyOf(version)[Number(key)]
  return question?.kind === 'multiple_choice' ? (question.choices[index] ?? '') : ''
}
