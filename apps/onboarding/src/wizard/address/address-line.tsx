'use client'

import { maskedEmail } from '@wiring/session/masked-email'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWizard } from '../wizard-context.ts'
import { callSessionAddress } from './call-session-address.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

export function AddressLine({ mailed = false }: { mailed?: boolean }) {
  const { session, supabase } = useWizard()
  const [full, setFull] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const masked = maskedEmail(session.email)
  // An unfinished session has it in full.
  const known = masked === session.email ? null : session.email
  // Another tab may change it while it is shown here.
  useEffect(() => {
    if (known !== null) setFull((shown) => shown && known)
  }, [known])

  const show = async () => {
    setError('')
    if (full !== null) return setFull(null)
    if (known !== null) return setFull(known)
    const answer = await callSessionAddress(supabase, session.session_id)
    if ('email' in answer) setFull(answer.email)
    else setError(answer.error)
  }
  return (
    <section className="address" aria-label="Your address">
      <p className="address-shown">
        <Label tone="quiet">{mailed ? 'The map went to' : 'The map goes to'}</Label>
        <bdi>{full ?? masked}</bdi>
      </p>
      <div className="receipt-actions">
        <Button kind="quiet" onClick={show}>
          {full === null ? 'Show the address' : 'Hide the address'}
        </Button>
        {!mailed && (
          <Button kind="quiet" onClick={() => setChanging(true)}>
            Wrong? Change it
          </Button>
        )}
      </div>
      <div role="status" className="address-outcome">
        {error !== '' && <p className="ui-field-error">{error}</p>}
        {changed && <p className="screen-hint">Changed. Both addresses are told by mail.</p>}
      </div>
      {changing && (
        <Suspense>
          <AddressDialog
            onClose={() => setChanging(false)}
            onChanged={(email) => {
              setFull(email)
              setError('')
              setChanged(true)
              setChanging(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
