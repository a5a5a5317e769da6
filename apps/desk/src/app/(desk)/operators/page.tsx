import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { InviteForm } from '../../../operators/invite-form.tsx'
import { OperatorsFrame } from '../../../operators/operators-frame.ts'
import { OwnPasskeys } from '../../../operators/own-passkeys.tsx'
import { OwnSessions } from '../../../operators/own-sessions.tsx'
import { OwnSignature } from '../../../operators/own-signature.tsx'
import { PeopleList } from '../../../operators/people-list.tsx'

export const metadata: Metadata = { title: 'Operators' }

export default async function OperatorsPage() {
  const [{ operators, passkeys, sessions }, { operator }] = await Promise.all([
    requireAnswer('operators', {}),
    requireAnswer('who', {}),
  ])
  const lead = operators.some(({ you, role }) => you && role === 'lead')
  return (
    <OperatorsFrame>
      <h1>Operators</h1>
      <section aria-labelledby="people">
        <h2 id="people">People</h2>
        <PeopleList people={operators} mayChange={lead} />
        {lead ? <InviteForm /> : <p>A lead invites and removes people.</p>}
      </section>
      <section id="signature" aria-labelledby="your-signature">
        <h2 id="your-signature">Your signature</h2>
        <OwnSignature name={operator.name} saved={operator.signature_path} />
      </section>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">Your passkeys</h2>
        <OwnPasskeys passkeys={passkeys} />
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Your sessions</h2>
        <OwnSessions sessions={sessions} />
      </section>
    </OperatorsFrame>
  )
}
