import 'server-only'
import { staticErrorPage, staticErrorPagePolicy } from '@wiring/ui/static-error-page'

/** For routes that a browser may open as a page: its own error page leads nowhere. */
export function unavailableResponse(retry: string, framePolicy?: string): Response {
  const page = staticErrorPage({
    title: 'Desk',
    status: 'Status 503',
    heading: 'The desk does not answer.',
    text: 'The database or a function does not answer right now. What you saved is saved; nothing was sent.',
    links: [
      { label: 'Try again', address: retry },
      ...(framePolicy === undefined ? [{ label: 'To the queue', address: '/' }] : []),
    ],
  })
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': framePolicy ?? staticErrorPagePolicy,
    'Retry-After': '5',
  }
  return new Response(page, { status: 503, headers })
}
