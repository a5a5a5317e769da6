import { queueActions, queueFilters, queueSorts } from '@wiring/contract/desk/queue'
import { createLoader, createSerializer, parseAsJson, parseAsString, parseAsStringLiteral } from 'nuqs/server'

const { after } = queueActions.queue.input.shape

export const queueView = {
  show: parseAsStringLiteral(queueFilters).withDefault('all'),
  q: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(queueSorts),
  after: parseAsJson(after.unwrap()),
}

const read = createLoader(queueView)
const address = createSerializer(queueView)

type Read = Awaited<ReturnType<typeof read>>
export type QueueView = Read & { sort: NonNullable<Read['sort']> }

/** What waits longest comes first, and what went out last. */
const firstSort = (show: Read['show']): QueueView['sort'] => (show === 'delivered' ? 'newest' : 'oldest')

export async function readView(query: Parameters<typeof read>[0], only?: Read['show']): Promise<QueueView> {
  const view = await read(query)
  const show = only ?? view.show
  return { ...view, show, sort: view.sort ?? firstSort(show) }
}

export const viewAddress = (path: string, { show = 'all', sort, ...rest }: Partial<QueueView>): string =>
  address(path, {
    ...rest,
    show: path === '/' ? show : null,
    sort: sort === undefined || sort === firstSort(show) ? null : sort,
  })
