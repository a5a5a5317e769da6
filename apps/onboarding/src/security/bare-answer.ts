import { staticErrorPage, staticErrorPagePolicy } from '@wiring/ui/static-error-page'
import { bareHeaders } from './headers.ts'

/** An HTML page without the app. */
export function bareAnswer(
  status: number,
  page: Parameters<typeof staticErrorPage>[0],
  headers: Record<string, string> = {},
): Response {
  return new Response(staticErrorPage(page), {
    status,
    headers: {
      ...bareHeaders,
      'Content-Security-Policy': staticErrorPagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  })
}
