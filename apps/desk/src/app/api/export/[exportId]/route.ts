import { exportFormats, exportSets } from '@wiring/contract/desk/export'
import * as z from 'zod'
import { fileHeaders } from '../../../../csv/csv.ts'
import { callDesk, nullIfUnavailable } from '../../../../desk-api/call-desk.ts'
import { formatExportHeader, formatExportRows } from '../../../../export/export-rows.ts'
import { getSession } from '../../../../session/session.ts'
import { unavailableResponse } from '../../../../shell/unavailable-response.ts'

const kind = z.object({ set: z.enum(exportSets), format: z.enum(exportFormats) })
const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }
const encoder = new TextEncoder()
/** A page is only read. */
const attempts = 3

/** Breaks the stream off on an error, so that half a file does not look complete. */
export async function GET(request: Request, { params }: { params: Promise<{ exportId: string }> }) {
  const { exportId } = await params
  const query = kind.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const session = await getSession()
  if (!query.success || session === null) return new Response('Please export again.', { status: 403 })
  const page = async (after: string | null) => {
    for (let attempt = 1; ; attempt += 1) {
      const call = callDesk(session, 'export_page', { export_id: exportId, after })
      const answer = await nullIfUnavailable(call)
      if (answer !== null) return answer.status === 'ok' ? answer : null
      if (attempt === attempts) return 'unavailable' as const
    }
  }
  // Before the headers are sent, so that a failure and an expired export get a status of their own.
  let current = await page(null)
  if (current === 'unavailable') return unavailableResponse('/export')
  if (current === null) return new Response('Please export again.', { status: 403 })
  let begun = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!begun) {
        begun = true
        controller.enqueue(encoder.encode(formatExportHeader(query.data)))
      } else if (current === null || current === 'unavailable')
        controller.error(new Error('The export ended early.'))
      else if (current.rows.length === 0) controller.close()
      else {
        controller.enqueue(encoder.encode(formatExportRows(query.data, current.rows)))
        current = current.next === null ? { status: 'ok', rows: [], next: null } : await page(current.next)
      }
    },
  })
  const { set, format } = query.data
  const name = `${set}-${new Date().toISOString().slice(0, 10)}.${format}`
  return new Response(body, { headers: fileHeaders(types[format], name) })
}
