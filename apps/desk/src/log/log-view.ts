import { type DeskInput, deskActions } from '@wiring/session/desk/actions'

export type LogView = DeskInput<'log'>

const { shape } = deskActions.log.input

type Given = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) =>
  typeof value === 'string' && value !== '' ? value : null

export function readLogView(given: Given): LogView {
  const [at, number] = one(given.before)?.split('_') ?? []
  const before = at === undefined ? null : { at, event_id: Number(number) }
  return {
    operator_id: shape.operator_id.safeParse(one(given.operator)).data ?? null,
    action: shape.action.safeParse(one(given.action)).data ?? null,
    before: shape.before.safeParse(before).data ?? null,
  }
}

export function logPath({ operator_id, action, before }: LogView): string {
  const query = new URLSearchParams()
  if (operator_id !== null) query.set('operator', operator_id)
  if (action !== null) query.set('action', action)
  if (before !== null) query.set('before', `${before.at}_${before.event_id}`)
  return query.size === 0 ? '/log' : `/log?${query}`
}

export const labelOf = (action: string): string => action.replaceAll('_', ' ')

export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(
      ([name, value]) =>
        `${labelOf(name)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(' · ')
}
