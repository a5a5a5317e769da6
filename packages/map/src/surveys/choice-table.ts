import type { ChoiceKey, ChoiceTable } from './choice.ts'
import { choices202611 } from './choices-2026-11.ts'
import { choices202701 } from './choices-2027-01.ts'

export const choiceKeys: readonly ChoiceKey[] = ['0', '2', '4', '6', '8']

const tables: Readonly<Record<string, ChoiceTable>> = { '2026-11': choices202611, '2027-01': choices202701 }

export const surveyVersions = Object.keys(tables)

export function choiceTable(version: string): ChoiceTable | null {
  return Object.hasOwn(tables, version) ? (tables[version] ?? null) : null
}
