import { redirect } from 'next/navigation'
import { callDesk } from '../../../desk-api/call-desk.ts'
import { requireSession } from '../../../session/session.ts'
import { allowed } from '../../../shell/allowed.ts'

/** After a signature: the oldest map that nobody reads, else the queue. */
export async function GET(): Promise<never> {
  const queue = allowed(
    await callDesk(await requireSession(), 'queue', {
      filter: 'waiting',
      search: '',
      sort: 'oldest',
      after: null,
    }),
  )
  const next = queue.rows.find(({ circuit }) => circuit !== null)
  redirect(next === undefined ? '/' : `/review/${next.map_id}`)
}
