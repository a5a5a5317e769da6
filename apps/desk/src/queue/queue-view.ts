import { queueActions, queueFilters, queueSorts } from '@wiring/session/desk/queue'
import { createLoader, createSerializer, parseAsJson, parseAsString, parseAsStringLiteral } from 'nuqs/server'

const { after } = queueActions.queue.input.shape

export const queueView = {
  show: parseAsStringLiteral(queueFilters).withDefault('all'),
  q: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(queueSorts).withDefault('oldest'),
  after: parseAsJson(after.unwrap()),
}

export const readView = createLoader(queueView)
export const viewAddress = createSerializer(queueView)

export type QueueView = Awaited<ReturnType<typeof readView>>
