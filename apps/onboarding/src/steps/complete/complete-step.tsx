'use client'

import { privacyVersionHeader } from '@wiring/contract/headers'
import { maxNameLength } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import { cleanName } from '@wiring/session/text'
import { Button } from '@wiring/ui/button'
import { CheckField, Field } from '@wiring/ui/field'
import { showToast } from '@wiring/ui/toast'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { readItem, saveItem } from '../../device/device-store.ts'
import { MailAddress } from '../../wizard/address/mail-address.tsx'
import { BackLink, StepHeading } from '../../wizard/step-parts.tsx'
import { SaveError, useSave } from '../../wizard/use-save.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import {
  checkedReadingsOf,
  currentVerdicts,
  parseTyped,
  type TypedVerdict,
  type TypedVerdicts,
} from './check/checked.ts'
import { ReadingCheck } from './check/reading-check.tsx'
import { useReadings } from './check/use-readings.ts'
import { fetchPolicy, type ShownPolicy } from './shown-policy.ts'
import { Synthesis } from './synthesis.tsx'

export default function CompleteStep() {
  const { session } = useWizard()
  return session.wiring_complete ? <Synthesis session={session} /> : <CompleteForm />
}

function CompleteForm() {
  const { session, siteUrl, texts } = useWizard()
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [policy, setPolicy] = useState<ShownPolicy | null>(null)
  const [policyChanged, setPolicyChanged] = useState(false)
  const [checkingPolicy, setCheckingPolicy] = useState(false)
  const [typed, setTyped] = useState<TypedVerdicts | null>(null)
  const found = useReadings(session)
  const verdicts = currentVerdicts(found?.readings ?? [], typed ?? {})
  const {
    busy: saving,
    error,
    save,
  } = useSave(messages.completionFailed, `${agreed} ${name} ${JSON.stringify(verdicts)}`)
  const busy = checkingPolicy || saving
  const id = session.session_id
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => void fetchPolicy().then(setPolicy), [])
  useEffect(() => {
    const draft = readItem(id, 'name')
    if (typeof draft === 'string') setName(draft)
    setTyped(parseTyped(readItem(id, 'verdicts')))
  }, [id])

  const changeName = (typed: string) => {
    setName(typed)
    saveItem(id, 'name', typed)
  }
  useTypedEarly('name', form, ({ value }) => changeName(value))
  useTypedEarly('privacy', form, () => setAgreed(true))
  const changeVerdict = (reading: string, verdict: TypedVerdict) => {
    const changed = { ...verdicts, [reading]: verdict }
    setTyped(changed)
    saveItem(id, 'verdicts', changed)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!agreed || busy) return
    setCheckingPolicy(true)
    // A newer version of the policy needs a new tick.
    const current = (await fetchPolicy()) ?? policy
    setCheckingPolicy(false)
    setPolicy(current)
    if (!current) return showToast({ ...messages.completionFailed, tone: 'error' })
    if (policy && policy.version !== current.version) {
      setAgreed(false)
      return setPolicyChanged(true)
    }
    const checked_readings = checkedReadingsOf(found?.model ?? '', verdicts)
    await save(
      {
        wiring_complete: true,
        name_for_certificate: cleanName(name),
        ...(checked_readings && { checked_readings }),
      },
      undefined,
      { [privacyVersionHeader]: current.signed },
    )
  }
  return (
    <form className="screen" ref={form} onSubmit={submit} noValidate>
      <StepHeading lead={texts.complete.text}>{texts.complete.title}</StepHeading>
      <Field
        id="name"
        label={texts.complete.nameLabel}
        hint={texts.complete.nameHint}
        value={name}
        readOnly={busy}
        maxLength={maxNameLength}
        autoComplete="name"
        onChange={(event) => changeName(event.target.value)}
      />
      <MailAddress />
      {found === null && <p className="check check-card screen-hint">Reading your answers on this device.</p>}
      {found !== null && typed !== null && found.readings.length > 0 && (
        <ReadingCheck readings={found.readings} typed={verdicts} busy={busy} onType={changeVerdict} />
      )}
      <CheckField
        id="privacy"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={
          <span>
            I have read the{' '}
            <a href={`${siteUrl}/privacy-policy.pdf`} target="_blank" rel="noopener noreferrer">
              privacy policy<span className="ui-visually-hidden"> (opens in a new tab)</span>
            </a>{' '}
            and agree that my answers are used to make my map.
          </span>
        }
      />
      <p role="status" className="screen-hint">
        {policyChanged &&
          'The privacy policy was changed while this page was open. Please read it, and tick the box again.'}
      </p>
      <SaveError error={error} />
      <div className="screen-actions" data-spread="">
        <BackLink />
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
