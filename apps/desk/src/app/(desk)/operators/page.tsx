import type { Metadata } from 'next'
import styled from 'styled-components'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { InviteForm } from '../../../operators/invite-form.tsx'
import { OwnPasskeys } from '../../../operators/own-passkeys.tsx'
import { OwnSessions } from '../../../operators/own-sessions.tsx'
import { OwnSignature } from '../../../operators/own-signature.tsx'
import { PeopleList } from '../../../operators/people-list.tsx'
import { ScreenTitle } from '../../../parts/head-bar.styles.ts'

const Screen = styled.div`
  display: grid;
  gap: var(--space-7);
  width: min(1180px, 100%);
  padding: var(--space-5) var(--edge) var(--space-8);
`

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-width: 0;

  > * {
    max-width: 100%;
  }
`

const Heading = styled.h2`
  font-size: 1.25rem;
  letter-spacing: -0.02em;
`

export const metadata: Metadata = { title: 'Operators' }

export default async function OperatorsPage() {
  const [{ operators, passkeys, sessions }, { operator }] = await Promise.all([
    requireAnswer('operators', {}),
    requireAnswer('who', {}),
  ])
  const lead = operators.some(({ you, role }) => you && role === 'lead')
  return (
    <Screen>
      <ScreenTitle>Operators</ScreenTitle>
      <Section aria-labelledby="people">
        <Heading id="people">People</Heading>
        <PeopleList people={operators} mayChange={lead} />
        {lead ? <InviteForm /> : <p>A lead invites and removes people.</p>}
      </Section>
      <Section id="signature" aria-labelledby="your-signature">
        <Heading id="your-signature">Your signature</Heading>
        <OwnSignature name={operator.name} saved={operator.signature_path} />
      </Section>
      <Section aria-labelledby="passkeys">
        <Heading id="passkeys">Your passkeys</Heading>
        <OwnPasskeys passkeys={passkeys} />
      </Section>
      <Section aria-labelledby="sessions">
        <Heading id="sessions">Your sessions</Heading>
        <OwnSessions sessions={sessions} />
      </Section>
    </Screen>
  )
}
