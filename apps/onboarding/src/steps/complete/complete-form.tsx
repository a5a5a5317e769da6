'use client'

import { maxNameLength } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import { cleanName } from '@wiring/session/name'
import { Button } from '@wiring/ui/button'
import { CheckField, Field } from '@wiring/ui/field'
import { Label } from '@wiring/ui/label'
import { type SubmitEvent, useEffect, useState } from 'react'
import { keep, kept } from '../../device/device-store.ts'
import { AddressLine } from '../../wizard/address/address-line.tsx'
import { BackLink } from '../../wizard/back-link.tsx'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useSave } from '../../wizard/use-save.ts'
import { useWizard } from '../../wizard/wizard-context.ts'

/** The last question and the consent. The name may stay empty. */
export function CompleteForm() {
  const { session, siteUrl, texts } = useWizard()
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { busy, save } = useSave(messages.completionFailed, `${agreed} ${name}`)
  const id = session.session_id

  useEffect(() => {
    const draft = kept(id, 'name')
    if (typeof draft === 'string') setName(draft)
  }, [id])

  const write = (typed: string) => {
    setName(typed)
    keep(id, 'name', typed)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!agreed || busy) return
    await save({ wiring_complete: true, name_for_certificate: cleanName(name) })
  }
  return (
    <form className="screen" onSubmit={submit} noValidate>
      <Label as="p" tone="quiet">
        Step 4 — Complete
      </Label>
      <StepHeading>{texts.complete.title}</StepHeading>
      <p className="screen-lead">{texts.complete.text}</p>
      <Field
        id="name"
        label={texts.complete.nameLabel}
        hint={texts.complete.nameHint}
        value={name}
        readOnly={busy}
        maxLength={maxNameLength}
        autoComplete="name"
        onChange={(event) => write(event.target.value)}
      />
      <AddressLine />
      <CheckField
        id="privacy"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={
          <>
            I have read the{' '}
            <a href={`${siteUrl}/privacy-policy.pdf`} target="_blank" rel="noopener noreferrer">
              privacy policy<span className="ui-visually-hidden"> (opens in a new tab)</span>
            </a>{' '}
            and agree that my answers are used to make my map.
          </>
        }
      />
      <div className="screen-actions" data-spread="">
        <BackLink from={4} />
        <Button
          kind="primary"
          lamp={agreed}
          type="submit"
          disabled={!agreed}
          busy={busy}
          busyLabel="Generating..."
        >
          Generate My Wiring Map
        </Button>
      </div>
    </form>
  )
}
