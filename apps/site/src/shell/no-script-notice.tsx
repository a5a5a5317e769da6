import { messages } from '@wiring/session/messages'
import { staticChildren } from '@wiring/ui/static-markup'
import { NoticeFrame } from './outcome.frame.ts'
import { sessionNotFound } from './session-not-found.ts'

export function NoScriptNotice() {
  const { title, description } = messages.sessionNotFound
  const sentence = (
    <p id={sessionNotFound} className="outcome" role="status">
      <strong>{title}</strong>
      <span>{` ${description}`}</span>
    </p>
  )
  return (
    <NoticeFrame>
      <noscript {...staticChildren(sentence)} />
    </NoticeFrame>
  )
}
