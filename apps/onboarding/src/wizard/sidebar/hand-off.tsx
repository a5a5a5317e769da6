'use client'

import { callFunction, textField } from '@wiring/contract/call'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { showToast } from '@wiring/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { maskedEmail } from '../address/masked-email.ts'
import { ByPointer } from '../step-parts.tsx'
import { useWizard } from '../wizard-context.ts'
import { useHandOver } from './use-hand-over.ts'

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'))

export function HandOff() {
  const { session, supabase } = useWizard()
  const [isOpen, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  const [opening, setOpening] = useState(false)
  const [arrived, setArrived] = useState(true)
  const handOver = useHandOver()
  if (session.wiring_complete) return null

  const open = async () => {
    if (opening) return
    setOpening(true)
    setArrived(await handOver())
    setOpening(false)
    setOpen(true)
  }
  const send = async () => {
    if (sending) return
    setSending(true)
    await handOver()
    const answer = await callFunction({
      supabase,
      name: 'send-session-link',
      body: { sessionId: session.session_id },
      answer: (data) => textField(data, 'error'),
    })
    setSending(false)
    const sent = answer.state === 'answered' && answer.data === null
    showToast(
      sent
        ? {
            title: 'Link sent.',
            description: `Look in the mail of ${maskedEmail(session.email)}. Three a day go there at most.`,
            tone: 'success',
          }
        : {
            title: 'The link was not sent.',
            description: 'Please try again or contact support.',
            tone: 'error',
          },
    )
  }
  return (
    <section className="hand-off" aria-label="Other devices">
      <Label as="p">Go on elsewhere</Label>
      <div className="receipt-actions">
        <Button kind="quiet" className="receipt-action" busy={opening} busyLabel="Sending..." onClick={open}>
          <ByPointer mouse="Continue on phone" touch="Continue on another device" />
        </Button>
        <Button kind="quiet" className="receipt-action" busy={sending} busyLabel="Sending..." onClick={send}>
          Mail me the link again
        </Button>
      </div>
      {!session.survey_completed && (
        <p className="screen-hint hand-off-hint">
          Either press sends what you have answered so far: you go on there.
        </p>
      )}
      {isOpen && (
        <Suspense>
          <PhoneDialog hasAnswers={arrived} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
