'use client'

import styled from 'styled-components'
import type { TextPart } from '../review/evidence.ts'

const Text = styled.p`
  max-width: none;
  font-size: 1.0625rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Mark = styled.mark`
  background: color-mix(in srgb, var(--red) 18%, transparent);
  color: inherit;
  box-shadow: inset 0 -2px 0 var(--red);
`

const Nothing = styled.p`
  color: var(--gray-text);
`

/** In the browser: a profile may have a thousand, and on the server each would bring its own style tag. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  if (parts.length === 0) return <Nothing>Nothing.</Nothing>
  return (
    <Text dir="auto">
      {parts.map(({ text, marked }, index) => {
        const key = `${index}`
        return marked ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
      })}
    </Text>
  )
}
