'use client'

import { callFunction, textField } from '@wiring/contract/call'
import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { maskedEmail } from '../../wizard/address/masked-email.ts'
import { useWizard } from '../../wizard/wizard-context.ts'

type Outcome = 'sent' | 'failed' | null

export function SendAgain() {
  const { session, supabase } = useWizard()
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const send = async () => {
    if (sending) return
    setSending(true)
    setOutcome(null)
    const answer = await callFunction({
      supabase,
      name: 'send-map-again',
      body: { sessionId: session.session_id },
      answer: (data) => textField(data, 'error'),
    })
    setSending(false)
    const sent = answer.state === 'answered' && answer.data === null
    setOutcome(sent ? 'sent' : 'failed')
  }
  return (
    <>
      <div className="screen-actions">
        <Button busy={sending} busyLabel="Sending..." onClick={send}>
          Send me the map again
        </Button>
      </div>
      <div role="status" className="screen-hint">
        {outcome === 'sent' && (
          <p>{`A mail with a new link is on its way to ${maskedEmail(session.email)}. Earlier links stay good.`}</p>
        )}
        {outcome === 'failed' && (
          <p>
            The mail was not sent. It goes out three times a day at most: try again later, or contact support.
          </p>
        )}
      </div>
    </>
  )
}
