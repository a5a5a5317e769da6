import { exportFormats, exportSets } from '@wiring/session/desk/export'
import * as z from 'zod'
import { fileHeaders } from '../../../../csv/csv.ts'
import { callDesk } from '../../../../desk-api/call-desk.ts'
import { formatExportHeader, formatExportRows } from '../../../../export/export-rows.ts'
import { getSession } from '../../../../session/session.ts'

const kind = z.object({ set: z.enum(exportSets), format: z.enum(exportFormats) })
const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }
const encoder = new TextEncoder()

/** Breaks the stream off on an error, so that half a file does not look complete. */
export async function GET(request: Request, { params }: { params: Promise<{ exportId: string }> }) {
  const { exportId } = await params
  const query = kind.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const session = await getSession()
  if (!query.success || session === null) return new Response('Please export again.', { status: 403 })
  const page = async (after: string | null) => {
    const answer = await callDesk(session, 'export_page', { export_id: exportId, after })
    return answer.status === 'ok' ? answer : null
  }
  // Before the headers are sent, so that an expired export gets a 403.
  let current = await page(null)
  if (current === null) return new Response('Please export again.', { status: 403 })
  let begun = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!begun) {
        begun = true
        controller.enqueue(encoder.encode(formatExportHeader(query.data)))
      } else if (current === null) controller.error(new Error('The export ended early.'))
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
