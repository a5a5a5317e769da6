'use client'

import { revisionTag } from '@wiring/map/snapshot'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Lamp } from '../parts/lamp.tsx'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import { Heading } from './delivery.styles.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryLinks } from './delivery-links.tsx'
import {
  canTakeBack,
  type Delivery,
  mailStatus,
  type Outcome,
  outcomeText,
  refusalAdvice,
} from './delivery-texts.ts'
import { ShownAddress } from './shown-address.tsx'

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 420px);
  gap: 32px clamp(24px, 5vw, 72px);
  align-items: start;
  padding: 28px var(--edge) 64px;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const OutcomeText = styled.p`
  grid-column: 1 / -1;
  max-width: none;
  padding: 12px 16px;
  border: 1px solid var(--ink);
  background: var(--sheet);

  &:empty {
    display: none;
  }
`

const Mail = styled.div`
  padding: 20px 24px;
  border: 1px solid var(--line);
  background: var(--sheet);
`

const MailLamp = styled(Lamp)`
  &&& {
    align-items: baseline;
    font: 600 1.25rem / 1.35 var(--sans);
    letter-spacing: -0.01em;
    text-transform: none;
  }
`

const Refusal = styled.p`
  margin-top: 12px;
  overflow-wrap: anywhere;
`

const ProviderText = styled.code`
  font: 500 0.875rem / 1.5 var(--mono);
  color: var(--red-text);
`

const Facts = styled.dl`
  margin-top: 18px;
`

const Fact = styled.div`
  display: grid;
  grid-template-columns: 8.5em minmax(0, 1fr);
  gap: 12px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
`

const FactName = styled.dt`
  color: var(--ink-2);
`

const FactValue = styled.dd`
  overflow-wrap: anywhere;
`

export function DeliveryScreen({ map, delivery }: { map: string; delivery: Delivery }) {
  const router = useRouter()
  const [outcome, setOutcome] = useState('')
  const [busy, setBusy] = useState(false)
  const waits = delivery.mail?.state === 'queued' || delivery.mail?.state === 'sending'
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => router.refresh(), 5_000)
    return () => clearInterval(timer)
  }, [router, waits])
  const run = async (action: () => Promise<Outcome>, done: string) => {
    if (busy) return
    setBusy(true)
    const answer = await action()
    setBusy(false)
    const text = outcomeText(answer, done)
    setOutcome(text)
    announce(text)
    // It would lead to the sign-in, away from what is typed.
    if (answer.status !== 'signed_out') router.refresh()
  }
  const now = useNow(delivery.state === 'signed')
  const seen = expecting(map, delivery)
  return (
    <Screen>
      <OutcomeText>{outcome}</OutcomeText>
      <div>
        <MailState map={map} delivery={delivery} now={now} />
        <DeliveryLinks delivery={delivery} seen={seen} run={run} busy={busy} />
      </div>
      <DeliveryActions
        delivery={delivery}
        seen={seen}
        run={run}
        busy={busy}
        takesBack={canTakeBack(delivery, now)}
      />
    </Screen>
  )
}

function useNow(runs: boolean): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!runs) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [runs])
  return now
}

function MailState({ map, delivery, now }: { map: string; delivery: Delivery; now: number | null }) {
  const { mail, email, address_changed_at, signed_by, signed_at, revision, expires_at } = delivery
  const { signal, text } = mailStatus(delivery, now)
  const advice = mail?.error ? refusalAdvice(mail.error) : null
  const facts: [name: string, value: string | null][] = [
    ['Address corrected', address_changed_at ? formatUtcWithZone(address_changed_at) : null],
    ['Revision', revision === 0 ? null : revisionTag(revision)],
    ['Signed', signed_by && signed_at ? `${signed_by}, ${formatUtcWithZone(signed_at)}` : null],
    ['Next try', mail?.next_attempt_at ? formatUtcWithZone(mail.next_attempt_at) : null],
    ['Will be deleted on', formatUtcWithZone(expires_at)],
  ]
  return (
    <section aria-labelledby="delivery-mail">
      <Heading id="delivery-mail">The mail</Heading>
      <Mail>
        <MailLamp signal={signal}>{text}</MailLamp>
        {mail?.error && (
          <Refusal>
            The provider said <ProviderText>{mail.error}</ProviderText>. <span>{advice}</span>
          </Refusal>
        )}
        <Facts>
          <Fact>
            <FactName>To</FactName>
            <FactValue>
              <ShownAddress key={email} map={map} masked={email} />
            </FactValue>
          </Fact>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <Fact key={name}>
                <FactName>{name}</FactName>
                <FactValue>
                  <bdi>{value}</bdi>
                </FactValue>
              </Fact>
            ),
          )}
        </Facts>
      </Mail>
    </section>
  )
}
