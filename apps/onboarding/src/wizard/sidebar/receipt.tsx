'use client'

import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { useState } from 'react'
import { MailAddress } from '../address/mail-address.tsx'
import { useWizard } from '../wizard-context.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { sessionDocument, storedInputs, storedLines, storedUntil } from './stored.ts'

export function Receipt() {
  const { session, map, view, steps } = useWizard()
  const showAddress = !steps[view.step - 1]?.showsAddress
  const [deleting, setDeleting] = useState(false)
  return (
    <section className="receipt" aria-label="What we hold">
      <Label as="p">{`Held until ${storedUntil(session)}`}</Label>
      <ul className="receipt-lines ui-label">
        {(showAddress ? storedInputs(steps, session, map) : storedLines(steps, session, map)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {showAddress && (
        <div className="receipt-address">
          <MailAddress />
        </div>
      )}
      <div className="receipt-actions">
        <Button kind="quiet" className="receipt-action" onClick={() => download(sessionDocument(session))}>
          Download
        </Button>
        <Button kind="quiet" className="receipt-action" onClick={() => setDeleting(true)}>
          Delete now
        </Button>
      </div>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </section>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'wiring-session.json' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
