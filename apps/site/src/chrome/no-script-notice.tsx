import { messages } from '@wiring/session/messages'
import { NoticeFrame } from './outcome.frame.ts'
import { sessionNotFound } from './session-not-found.ts'

export function NoScriptNotice() {
  const { title, description } = messages.sessionNotFound
  return (
    <NoticeFrame>
      <noscript>
        <p id={sessionNotFound} className="outcome" role="status">
          <strong>{title}</strong>
          <span>{` ${description}`}</span>
        </p>
      </noscript>
    </NoticeFrame>
  )
}
