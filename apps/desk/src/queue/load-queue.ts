import 'server-only'
import { fitsSort } from '@wiring/contract/desk/queue'
import { cache } from 'react'
import { requireAnswer } from '../desk-api/require-answer.ts'
import { type QueueView, readView } from './queue-view.ts'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

const fetchQueue = cache(
  async (show: QueueView['show'], q: string, sort: QueueView['sort'], after: string) =>
    await requireAnswer('queue', {
      filter: show,
      search: q.slice(0, 100),
      sort,
      after: JSON.parse(after) as QueueView['after'],
    }),
)

export async function loadQueue(searchParams: SearchParams, only?: QueueView['show']) {
  const parsed = await readView(searchParams, only)
  const view = { ...parsed, after: fitsSort(parsed.sort, parsed.after) ? parsed.after : null }
  return { view, queue: await fetchQueue(view.show, view.q, view.sort, JSON.stringify(view.after)) }
}
