import { Label } from '@wiring/ui/label'
import { Container, Heading } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { mediumTitle, smallTitle } from '../../parts/text-styles/text.styles.ts'
import { numberRows, type TrustNumbers } from './number-rows.ts'
import type { Trust } from './trust.query.ts'

const Section = styled.section`
  padding-block: clamp(40px, 6vw, 96px) var(--space-9);
`

const Title = styled(Heading)`
  max-width: 12em;
  margin: var(--space-4) 0 var(--space-5) -0.03em;
`

const Lead = styled.p`
  max-width: 29em;
  font-size: var(--text-lead);
  line-height: 1.45;
  color: var(--ink-2);
`

/** Its lines are no parts: each would bring a style tag, where a list may have none. */
const Statements = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: var(--space-7) var(--space-6);
  margin-top: var(--space-8);

  li {
    min-width: 0;
    padding-top: var(--space-4);
    border-top: 1px solid var(--rule);
  }

  h2 {
    ${smallTitle}
  }

  p {
    max-width: 29em;
    margin-top: var(--space-3);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`

const Chapter = styled.div`
  margin-top: var(--space-9);
`

const ChapterTitle = styled.h2`
  ${mediumTitle}
`

const Away = styled.p`
  margin-top: var(--space-4);
`

const MailsLead = styled(Lead)`
  margin-top: var(--space-4);
`

const Numbers = styled.dl`
  margin-top: var(--space-5);
  border: 1px solid var(--rule);
  background: var(--sheet);

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-5);
    padding: var(--space-4) var(--space-5);
  }

  div + div {
    border-top: 1px solid var(--line);
  }

  dd {
    font-weight: 600;
  }
`

interface Props {
  trust: Trust
  /** `null` while the database gives none. */
  numbers: TrustNumbers | null
  mails: ReactNode
}

export function TrustSection({ trust, numbers, mails }: Props) {
  return (
    <Section id="trust" aria-labelledby="trust-heading">
      <Container>
        <Label as="p" tone="quiet">
          {trust.label}
        </Label>
        <Title level={1} id="trust-heading" tabIndex={-1}>
          {trust.title}
        </Title>
        <Lead>{trust.text}</Lead>
        <Statements>
          {trust.statements.map((statement) => (
            <li key={statement._key} {...editMark(trust, ['statements', { _key: statement._key }])}>
              <h2>{statement.title}</h2>
              <p>{statement.text}</p>
            </li>
          ))}
        </Statements>
        <Chapter>
          <ChapterTitle>{trust.numbersTitle}</ChapterTitle>
          {numbers === null && <Away>{trust.awayText}</Away>}
          <Numbers {...editMark(trust, 'restoredOn')}>
            {numberRows(trust, numbers).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Numbers>
        </Chapter>
        <Chapter>
          <ChapterTitle>{trust.mailsTitle}</ChapterTitle>
          <MailsLead>{trust.mailsText}</MailsLead>
          {mails}
        </Chapter>
      </Container>
    </Section>
  )
}
