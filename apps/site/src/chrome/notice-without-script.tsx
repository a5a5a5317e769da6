import { messages } from '@wiring/session/messages'
import { sessionNotFound } from './session-not-found.ts'

/** Visible when the address names it. */
export function NoticeWithoutScript() {
  const { title, description } = messages.sessionNotFound
  return (
    <noscript>
      <p id={sessionNotFound} className="outcome" role="status">
        <strong>{title}</strong>
        {` ${description}`}
      </p>
    </noscript>
  )
}
