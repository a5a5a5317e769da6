import { type DeskInput, deskActions } from '@wiring/contract/desk/actions'

export type LogView = DeskInput<'log'>

const { shape } = deskActions.log.input

type Query = Record<string, string | string[] | undefined>

const single = (value: string | string[] | undefined) =>
  typeof value === 'string' && value !== '' ? value : null

export function readLogView(query: Query): LogView {
  const [at, number] = single(query.before)?.split('_') ?? []
  const before = at === undefined ? null : { at, event_id: Number(number) }
  return {
    operator_id: shape.operator_id.safeParse(single(query.operator)).data ?? null,
    action: shape.action.safeParse(single(query.action)).data ?? null,
    before: shape.before.safeParse(before).data ?? null,
  }
}

export function logPath({ operator_id, action, before }: LogView): string {
  const parameters = new URLSearchParams()
  if (operator_id !== null) parameters.set('operator', operator_id)
  if (action !== null) parameters.set('action', action)
  if (before !== null) parameters.set('before', `${before.at}_${before.event_id}`)
  return parameters.size === 0 ? '/log' : `/log?${parameters}`
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
