import { redirect } from 'next/navigation'
import { nullIfUnavailable } from '../../../desk-api/call-desk.ts'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { viewAddress } from '../../../queue/queue-view.ts'
import { isAskedAhead } from '../../../review/load-review.ts'
import { unavailableResponse } from '../../../shell/unavailable-response.ts'

/** A map that asks for care is opened on purpose only: where none but those wait, the queue shows them. */
export async function GET(): Promise<Response> {
  const next = await nullIfUnavailable(requireAnswer('next_map', {}))
  if (next === null) return unavailableResponse('/review/next')
  const { map_id, care } = next
  if (map_id !== null) redirect(`/review/${map_id}`)
  // Kept by the browser, the queue would be old; only a failure is asked for again.
  if (await isAskedAhead()) return new Response(null, { status: 503 })
  redirect(care > 0 ? viewAddress('/', { show: 'care' }) : '/')
}
