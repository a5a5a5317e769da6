import { redirect } from 'next/navigation'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { viewAddress } from '../../../queue/queue-view.ts'

/** A map that asks for care is opened on purpose only: where none but those wait, the queue shows them. */
export async function GET(): Promise<never> {
  const { map_id, care } = await requireAnswer('next_map', {})
  if (map_id !== null) redirect(`/review/${map_id}`)
  redirect(care > 0 ? viewAddress('/', { show: 'care' }) : '/')
}
