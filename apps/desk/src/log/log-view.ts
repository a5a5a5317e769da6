import type { DeskInput } from '@wiring/session/desk/actions'
import { deskActions } from '@wiring/session/desk/actions'

export type LogView = DeskInput<'log'>

const input = deskActions.log.input

type Given = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) =>
  typeof value === 'string' && value !== '' ? value : null

/** What cannot be read counts as not given, part by part. */
export function readLogView(given: Given): LogView {
  const [at, number] = one(given.before)?.split('_') ?? []
  const parts = {
    operator_id: one(given.operator),
    action: one(given.action),
    before: at === undefined ? null : { at, event_id: Number(number) },
  }
  const shape = input.shape
  return {
    operator_id: shape.operator_id.safeParse(parts.operator_id).data ?? null,
    action: shape.action.safeParse(parts.action).data ?? null,
    before: shape.before.safeParse(parts.before).data ?? null,
  }
}

export function logPath({ operator_id, action, before }: LogView): string {
  const query = new URLSearchParams()
  if (operator_id !== null) query.set('operator', operator_id)
  if (action !== null) query.set('action', action)
  if (before !== null) query.set('before', `${before.at}_${before.event_id}`)
  return query.size === 0 ? '/log' : `/log?${query}`
}

export const wordsOf = (action: string): string => action.replaceAll('_', ' ')

export function detailWords(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(
      ([name, value]) =>
        `${wordsOf(name)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(' · ')
}
