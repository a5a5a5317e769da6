'use client'

import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { lazy, Suspense, useState } from 'react'
import { useWizard } from '../wizard-context.ts'
import { maskedEmail } from './masked-email.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

const texts = {
  not_arrived: {
    lamp: 'Mail did not arrive',
    advice:
      'Is that right? Your answers are safe. Until a mail arrives, the link of this page is the way back: keep it.',
  },
  unwanted: {
    lamp: 'Mail marked as spam',
    advice: 'The next ones may not arrive. Take it out of the spam folder there, or use another address.',
  },
}

/** What became of the last mail, and what she can do about it. */
export function MailProblem() {
  const { session, map } = useWizard()
  const [changing, setChanging] = useState(false)
  const problem = session.mail_problem
  // The screen of a refused map says it itself.
  const shown = problem && map?.state !== 'refused' ? texts[problem] : null
  const close = () => setChanging(false)
  return (
    <div className="mail-problem" role="status" data-shown={shown ? '' : undefined}>
      {shown && (
        <>
          <Lamp signal="red">{shown.lamp}</Lamp>
          <p className="mail-problem-text">
            <span>Our last mail went to </span>
            <bdi>{maskedEmail(session.email)}</bdi>
            <span>{`. ${shown.advice}`}</span>
          </p>
          {map?.state !== 'sent' && (
            <Button kind="quiet" className="receipt-action" onClick={() => setChanging(true)}>
              Change the address
            </Button>
          )}
        </>
      )}
      {changing && (
        <Suspense>
          <AddressDialog onClose={close} onChanged={close} />
        </Suspense>
      )}
    </div>
  )
}
