import { Heading } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import type { Mirror } from './mirror.query.ts'
import { QuoteFont } from './quote-font.tsx'

const Title = styled(Heading)`
  color: var(--ink-2);
  margin-bottom: var(--space-6);
`

const Quote = styled.blockquote`
  font: italic 400 var(--text-1) / 1.1 var(--quote, Georgia, serif);
  letter-spacing: -0.01em;
  max-width: 20em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** As under a letter. */
const Signer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: center;
  margin-top: var(--space-5);
  color: var(--ink-2);

  &::before {
    content: "";
    width: 40px;
    height: 3px;
    background: var(--phosphor);
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`

const Told = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);
  align-items: end;
  margin-top: var(--space-7);

  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  }
`

const Body = styled.div`
  columns: 2 20em;
  column-gap: var(--space-7);
  max-width: 61em;
  color: var(--ink-2);

  p {
    break-inside: avoid;
  }

  p + p {
    margin-top: var(--space-4);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.03em;
    margin-bottom: var(--space-2);
  }

  @media (max-width: 719px) {
    columns: 1;
  }
`

interface FoundersNoteProps {
  note: Mirror['note']
  beside: ReactNode
}

export function FoundersNote({ note, beside }: FoundersNoteProps) {
  return (
    <div>
      <Title level={2} size="3" id="mirror-heading" tabIndex={-1}>
        {note?.title}
      </Title>
      <QuoteFont>{note?.quote && <Quote>{`“${note.quote}”`}</Quote>}</QuoteFont>
      <Signer>
        <strong>{note?.name}</strong> <span>{note?.role}</span>
      </Signer>
      <Told>
        <Body {...staticChildren(note && <RichText value={note.body} />)} />
        {beside}
      </Told>
    </div>
  )
}
