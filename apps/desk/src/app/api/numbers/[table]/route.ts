import { parseWeekSpan } from '@wiring/contract/desk/numbers'
import { byteOrderMark, csvLines, fileHeaders } from '../../../../csv/csv.ts'
import { callDesk, nullIfUnavailable } from '../../../../desk-api/call-desk.ts'
import { numberTable, tableIds } from '../../../../numbers/tables.ts'
import { getSession } from '../../../../session/session.ts'
import { unavailableResponse } from '../../../../shell/unavailable-response.ts'

export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }) {
  const { table } = await params
  const id = tableIds.find((known) => known === table)
  if (id === undefined) return new Response('There is no such table.', { status: 404 })
  const session = await getSession()
  const weeks = parseWeekSpan(new URL(request.url).searchParams.get('weeks'))
  if (session === null) return new Response('Please sign in again.', { status: 403 })
  const numbers = await nullIfUnavailable(callDesk(session, 'numbers', { weeks }))
  if (numbers === null) return unavailableResponse('/numbers')
  if (numbers.status !== 'ok') return new Response('Please sign in again.', { status: 403 })
  const { columns, rows } = numberTable(id, numbers)
  return new Response(byteOrderMark + csvLines([columns, ...rows]), {
    headers: fileHeaders('text/csv; charset=utf-8', `${id}-${weeks}-weeks.csv`),
  })
}
