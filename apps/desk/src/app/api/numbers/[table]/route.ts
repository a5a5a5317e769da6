import { parseWeekSpan } from '@wiring/contract/desk/numbers'
import { byteOrderMark, csvLines, fileHeaders } from '../../../../csv/csv.ts'
import { callDesk, nullIfUnavailable } from '../../../../desk-api/call-desk.ts'
import { numberTable, tableIds } from '../../../../numbers/tables.ts'
import { getSession } from '../../../../session/session.ts'
import { unavailableResponse } from '../../../../shell/unavailable-response.ts'

/** A file that is asked for by a link: the browser would say no more than that it failed. */
const signInFirst = (next: string) =>
  new Response(null, { status: 303, headers: { Location: `/sign-in?next=${encodeURIComponent(next)}` } })

export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }) {
  const { table } = await params
  const id = tableIds.find((known) => known === table)
  if (id === undefined) return new Response('There is no such table.', { status: 404 })
  const session = await getSession()
  const weeks = parseWeekSpan(new URL(request.url).searchParams.get('weeks'))
  const screen = `/numbers?weeks=${weeks}`
  if (session === null) return signInFirst(screen)
  const numbers = await nullIfUnavailable(callDesk(session, 'numbers', { weeks }))
  if (numbers === null) return unavailableResponse(screen)
  if (numbers.status !== 'ok') return signInFirst(screen)
  const { columns, rows } = numberTable(id, numbers)
  return new Response(byteOrderMark + csvLines([columns, ...rows]), {
    headers: fileHeaders('text/csv; charset=utf-8', `${id}-${weeks}-weeks.csv`),
  })
}
