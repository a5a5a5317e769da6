'use client'

import type { WiringSession } from '@wiring/contract/session'
import { Lamp, type Signal } from '@wiring/ui/lamp'
import { OpenDialog } from '@wiring/ui/open-dialog'
import { useEffect, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { fetchSession } from '../../session/session-client.ts'
import { ByPointer } from '../step-parts.tsx'
import { useWizard } from '../wizard-context.ts'

const pollMs = 3_000

/** What the last look at the session says of the next one. */
export function followTextOf(fresh: WiringSession | 'missing' | null): { signal: Signal; text: string } {
  if (fresh === 'missing') return { signal: 'red', text: 'This session is gone' }
  if (fresh === null) return { signal: 'yellow', text: 'No connection. It follows again by itself' }
  return { signal: 'green', text: 'Following' }
}

interface PhoneDialogProps {
  /** False where what is answered here did not arrive. */
  hasAnswers: boolean
  onClose: () => void
}

export default function PhoneDialog({ hasAnswers, onClose }: PhoneDialogProps) {
  const { session, steps, siteUrl, dispatch } = useWizard()
  const id = session.session_id
  const [follow, setFollow] = useState(() => followTextOf(session))
  const hash = steps.find(({ isForPhone }) => isForPhone)?.hash ?? ''
  const code = useMemo(
    () => encode(`${siteUrl}/wiring/${id}${hash}`, { ecc: 'M', border: 2 }),
    [siteUrl, id, hash],
  )

  useEffect(() => {
    const timer = setInterval(async () => {
      const fresh = await fetchSession(id)
      setFollow(followTextOf(fresh))
      // Further requests would count as guessing.
      if (fresh === 'missing') clearInterval(timer)
      else if (fresh !== null) dispatch({ type: 'synced', session: fresh })
    }, pollMs)
    return () => clearInterval(timer)
  }, [id, dispatch])

  const squares = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <OpenDialog
      id="continue-on-phone"
      title={<ByPointer mouse="Continue on your phone" touch="Continue on another device" />}
      titleSize="3"
      onClose={onClose}
    >
      <p>
        <ByPointer
          mouse="Point the phone’s camera here."
          touch="Point its camera here. It has none? Close this, press “Mail me the link again” and open that mail there."
        />{' '}
        <span>It opens this same session with every finished step; what you finish there appears here.</span>
      </p>
      {!session.survey_completed && (
        <p className="screen-hint">
          {hasAnswers
            ? 'The survey goes on with the answers that you have given so far.'
            : 'Your answers were not sent: there the survey begins anew.'}
        </p>
      )}
      <svg
        className="qr"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of this session’s address"
      >
        <rect width={code.size} height={code.size} fill="white" />
        <path d={squares} fill="var(--black)" />
      </svg>
      <Lamp signal={follow.signal} lightClassName="blinking">
        {follow.text}
      </Lamp>
      <p className="screen-hint">
        Whoever has this code has your session. Show it to a device of your own only.
      </p>
    </OpenDialog>
  )
}
