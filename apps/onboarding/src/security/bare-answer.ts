import { barePage, barePagePolicy } from '@wiring/ui/bare-page'
import { bareHeaders } from './headers.ts'

/** An HTML page without the app, for statuses that a page of the app cannot answer. */
export function bareAnswer(
  status: number,
  page: Parameters<typeof barePage>[0],
  headers: Record<string, string> = {},
): Response {
  return new Response(barePage(page), {
    status,
    headers: {
      ...bareHeaders,
      'Content-Security-Policy': barePagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  })
}
