'use client'

import { maskedEmail } from '@wiring/session/masked-email'
import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { callFunction, textField } from '../../session/call-function.ts'
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
    const body = { sessionId: session.session_id }
    const answer = await callFunction(supabase, 'send-map-again', body)
    setSending(false)
    const sent = answer.state === 'answered' && textField(answer.data, 'error') === null
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
        {outcome === 'sent' &&
          `A mail with a new link is on its way to ${maskedEmail(session.email)}. Earlier links stay good.`}
        {outcome === 'failed' &&
          'The mail was not sent. It goes out three times a day at most: try again later, or contact support.'}
      </div>
    </>
  )
}
