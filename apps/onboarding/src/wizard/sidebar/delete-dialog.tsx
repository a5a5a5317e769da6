'use client'

import { callFunction } from '@wiring/contract/call'
import { Button } from '@wiring/ui/button'
import { OpenDialog } from '@wiring/ui/open-dialog'
import { useState } from 'react'
import { broadcastDeleted } from '../other-tabs.ts'
import { leaveDeletedSession } from '../step.ts'
import { useWizard } from '../wizard-context.ts'
import { storedLines } from './stored.ts'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { session, map, supabase, steps } = useWizard()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const answer = await callFunction({
      supabase,
      name: 'delete-session',
      body: { action: 'delete', sessionId: session.session_id },
      answer: (data) => data,
      retries: 1,
    })
    if (answer.state === 'answered') {
      broadcastDeleted(session.session_id)
      await leaveDeletedSession(steps, session.session_id)
      return
    }
    setBusy(false)
    setFailed(true)
  }
  return (
    <OpenDialog id="delete-session" title="Delete this session?" titleSize="3" onClose={onClose}>
      <p>This goes at once, here and on our side, and cannot be brought back:</p>
      <ul className="stored-list">
        {storedLines(steps, session, map).map((line) => (
          <li className="stored-line" key={line}>
            {line}
          </li>
        ))}
      </ul>
      {/* No toast: an open dialog makes toasts inert. */}
      <div role="alert">
        {failed && (
          <p className="ui-field-error">The deletion did not finish. Please try again or contact support.</p>
        )}
      </div>
      <div className="screen-actions">
        <Button kind="primary" onClick={onClose}>
          Keep it
        </Button>
        <Button className="destroys" busy={busy} busyLabel="Deleting..." onClick={remove}>
          Delete everything
        </Button>
      </div>
    </OpenDialog>
  )
}
