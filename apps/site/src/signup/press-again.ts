import { messages } from '@wiring/session/messages'
import { staticErrorPage, staticFormPagePolicy } from '@wiring/ui/static-error-page'
import type { FormKind } from './outcomes.ts'

/** For a filled trap without JavaScript. This form has none, so the next press counts. */
export function pressAgainPage(kind: FormKind, back: string, values: Record<string, string>): Response {
  const page = staticErrorPage({
    title: messages.pressAgain.title,
    status: 'One more press',
    heading: messages.pressAgain.title,
    text: messages.pressAgain.description,
    links: [{ label: 'Back', address: back }],
    form: { action: `/forms/${kind}`, values, button: 'Send it' },
  })
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': staticFormPagePolicy,
      'Cache-Control': 'private, no-store',
    },
  })
}
