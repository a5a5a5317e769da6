import { choiceKeys, choiceTable } from '../surveys/survey-versions.ts'
import type { SwitchId } from '../switches.ts'

/** Without the sentences: small enough for a page. */
export type Bends = Readonly<Record<string, readonly Partial<Record<SwitchId, number>>[]>>

export function bendsOf(version: string = '2026-11'): Bends {
  const table = choiceTable(version)
  return Object.fromEntries(
    choiceKeys.map((key) => [key, table?.[key].map((option) => option.switches) ?? []]),
  )
}
