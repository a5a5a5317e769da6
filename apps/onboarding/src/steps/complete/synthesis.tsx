'use client'

import type { WiringSession } from '@wiring/contract/session'
import { Lamp } from '@wiring/ui/lamp'
import { MailAddress } from '../../wizard/address/mail-address.tsx'
import { maskedEmail } from '../../wizard/address/masked-email.ts'
import { inputsOf } from '../../wizard/step.ts'
import { StepHeading } from '../../wizard/step-parts.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { MapSheet } from './map-sheet.tsx'
import { mapStatusText, sentDay } from './map-state.ts'
import { SendAgain } from './send-again.tsx'

export function Synthesis({ session }: { session: WiringSession }) {
  const { map, siteUrl, steps, texts } = useWizard()
  const { signal, lamp, sentence } = mapStatusText(map)
  const to = maskedEmail(session.email)
  const sent = map?.state === 'sent'
  const lead = sent ? (
    <span key="sent">
      It went to <strong className="screen-strong">{to}</strong>
      <span>{sentDay(map)}</span>. The link in that mail opens it. <span>{sentence}</span>
    </span>
  ) : map?.state === 'refused' ? (
    <>
      <span>
        Your map is signed, but the mail to <strong className="screen-strong">{to}</strong> was refused.{' '}
        <span>{`${sentence} `}</span>
      </span>
      {texts.contactEmail !== null && <a href={`mailto:${texts.contactEmail}`}>{texts.contactEmail}</a>}
    </>
  ) : (
    <span key="waiting">
      <span>{texts.complete.synthesisText}</span> <span>{sentence || texts.mapDelivery}</span> An email goes
      to <strong className="screen-strong">{to}</strong>.
    </span>
  )
  return (
    <div className="screen">
      <StepHeading lead={lead}>{sent ? 'Your map is sent' : texts.complete.synthesisTitle}</StepHeading>
      <MapSheet session={session} sent={sent} />
      <MailAddress mailed={sent} />
      <ul className="signals">
        {inputsOf(steps).map(({ name }) => (
          <li key={name}>
            <Lamp signal="green">{`${name} received`}</Lamp>
          </li>
        ))}
        <li>
          <Lamp signal={signal} lightClassName={signal === 'yellow' ? 'blinking' : undefined}>
            {lamp}
          </Lamp>
        </li>
      </ul>
      <p className="screen-hint">
        Your map, kept current: <a href={`${siteUrl}/console`}>the Console</a>
      </p>
      {sent ? (
        <SendAgain />
      ) : (
        <p className="screen-hint">You can close this page. The answers on this device have been cleared.</p>
      )}
    </div>
  )
}
