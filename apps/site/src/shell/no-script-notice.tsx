import { messages } from '@wiring/session/messages'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { outcome } from './outcome.styles.ts'
import { sessionNotFound } from './session-not-found.ts'

/** Around it: static markup of a <noscript> is text to a browser that runs scripts. */
const Place = styled.div`
  display: contents;

  .outcome {
    ${outcome}
    max-width: none;
    margin: var(--space-4) max(var(--gutter), calc(50% - var(--content) / 2)) 0;
  }
`

export function NoScriptNotice() {
  const { title, description } = messages.sessionNotFound
  const sentence = (
    <p id={sessionNotFound} className="outcome" role="status">
      <strong>{title}</strong>
      <span>{` ${description}`}</span>
    </p>
  )
  return (
    <Place>
      <noscript {...staticChildren(sentence)} />
    </Place>
  )
}
