'use client'

import { readableAddress } from '@wiring/session/readable-address'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { lazy, Suspense, useState } from 'react'
import { useWizard } from '../wizard-context.ts'
import { maskedEmail } from './masked-email.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

export function MailAddress({ mailed = false }: { mailed?: boolean }) {
  const { session } = useWizard()
  const [shown, setShown] = useState(false)
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const masked = maskedEmail(session.email)
  // Of a finished session no holder of the link learns more.
  const isKnown = !session.email.includes('•')
  return (
    <section className="address" aria-label="Your address">
      <p className="address-shown">
        <Label tone="quiet">{mailed ? 'The map went to' : 'The map goes to'}</Label>
        <bdi>{shown ? readableAddress(session.email) : masked}</bdi>
      </p>
      <div className="receipt-actions">
        {isKnown && (
          <Button kind="quiet" className="receipt-action" onClick={() => setShown(!shown)}>
            <span>{shown ? 'Hide the address' : 'Show the address'}</span>
          </Button>
        )}
        {!mailed && (
          <Button kind="quiet" className="receipt-action" onClick={() => setChanging(true)}>
            Wrong? Change it
          </Button>
        )}
      </div>
      <div role="status" className="address-outcome">
        {changed && <p className="screen-hint">Changed. Both addresses are told by mail.</p>}
      </div>
      {changing && (
        <Suspense>
          <AddressDialog
            onClose={() => setChanging(false)}
            onChanged={() => {
              setShown(true)
              setChanged(true)
              setChanging(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
