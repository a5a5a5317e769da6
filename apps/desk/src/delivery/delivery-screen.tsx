'use client'

import { revisionTag } from '@wiring/map/snapshot'
import { Lamp } from '@wiring/ui/lamp'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryLinks } from './delivery-links.tsx'
import { type Delivery, mailStatus, type Outcome, outcomeText, refusalAdvice } from './delivery-texts.ts'
import { ShownAddress } from './shown-address.tsx'

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
    router.refresh()
  }
  const seen = expecting(map, delivery)
  return (
    <>
      <p className="delivery-outcome">{outcome}</p>
      <div>
        <MailState map={map} delivery={delivery} />
        <DeliveryLinks delivery={delivery} seen={seen} run={run} busy={busy} />
      </div>
      <DeliveryActions delivery={delivery} seen={seen} run={run} busy={busy} />
    </>
  )
}

function MailState({ map, delivery }: { map: string; delivery: Delivery }) {
  const { mail, email, address_changed_at, signed_by, signed_at, revision, expires_at } = delivery
  const { signal, text } = mailStatus(delivery)
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
      <h2 id="delivery-mail">The mail</h2>
      <div className="delivery-mail">
        <Lamp signal={signal}>{text}</Lamp>
        {mail?.error && (
          <p className="delivery-error">
            The provider said <code>{mail.error}</code>. <span>{advice}</span>
          </p>
        )}
        <dl>
          <div>
            <dt>To</dt>
            <dd>
              <ShownAddress key={email} map={map} masked={email} />
            </dd>
          </div>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </section>
  )
}
