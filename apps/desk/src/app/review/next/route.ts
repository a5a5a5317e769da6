import { redirect } from 'next/navigation'
import { requireAnswer } from '../../../desk-api/require-answer.ts'

/** Redirects to the oldest unclaimed map, else to the queue. */
export async function GET(): Promise<never> {
  const queue = await requireAnswer('queue', {
    filter: 'waiting',
    search: '',
    sort: 'oldest',
    after: null,
  })
  const next = queue.rows.find(({ circuit }) => circuit !== null)
  redirect(next === undefined ? '/' : `/review/${next.map_id}`)
}
