import { Label } from '@wiring/ui/label'
import { Container, Heading } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { numberRows, type TrustNumbers } from './number-rows.ts'
import type { Trust } from './trust.query.ts'
import { TrustStyles } from './trust.styles.ts'

interface Props {
  trust: Trust
  /** `null` while the database gives none. */
  numbers: TrustNumbers | null
  mails: ReactNode
}

export function TrustSection({ trust, numbers, mails }: Props) {
  return (
    <TrustStyles id="trust" aria-labelledby="trust-heading">
      <Container>
        <Label as="p" tone="quiet">
          {trust.label}
        </Label>
        <Heading level={1} id="trust-heading" tabIndex={-1}>
          {trust.title}
        </Heading>
        <p className="lead">{trust.text}</p>
        <ul className="statements">
          {trust.statements.map((statement) => (
            <li key={statement._key} {...editMark(trust, ['statements', { _key: statement._key }])}>
              <h2>{statement.title}</h2>
              <p>{statement.text}</p>
            </li>
          ))}
        </ul>
        <div className="numbers">
          <h2>{trust.numbersTitle}</h2>
          {numbers === null && <p>{trust.awayText}</p>}
          <dl {...editMark(trust, 'restoredOn')}>
            {numberRows(trust, numbers).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mails">
          <h2>{trust.mailsTitle}</h2>
          <p className="lead">{trust.mailsText}</p>
          {mails}
        </div>
      </Container>
    </TrustStyles>
  )
}
