'use client'

import { isCertain } from '@wiring/session/personal-details'
import type { Profile } from '@wiring/session/profile'
import { Button } from '@wiring/ui/button'
import { useEffect, useRef } from 'react'
import { BackLink } from '../../wizard/step-parts.tsx'
import { findDetails } from './profile-details.ts'
import type { SubmitChoice } from './use-profile.ts'

export interface SubmitButtonsProps {
  profile: Profile | null
  needsConfirmation: boolean
  busy: boolean
  submit: (choice: SubmitChoice) => Promise<void>
}

export function SubmitButtons({ profile, needsConfirmation, busy, submit }: SubmitButtonsProps) {
  const question = useRef<HTMLParagraphElement>(null)
  const found = profile === null ? [] : findDetails(profile)
  const details = found.length
  const certain = found.filter(isCertain).length
  useEffect(() => {
    if (needsConfirmation) question.current?.focus()
  }, [needsConfirmation])
  if (!needsConfirmation || profile === null)
    return (
      <div className="screen-actions" data-spread="">
        <BackLink />
        <Button kind="primary" type="submit" busy={busy} busyLabel="Uploading...">
          Submit profile
        </Button>
      </div>
    )
  return (
    <div className="question">
      <p ref={question} tabIndex={-1} className="question-text">
        {details > 0
          ? `The privacy check found ${details === 1 ? 'one thing' : `${details} things`} that may point to a person: see the list above.`
          : 'Not sent yet. Is this the whole answer? You can also paste it again.'}
      </p>
      <div className="screen-actions">
        {certain > 0 && (
          <Button
            kind="primary"
            type="button"
            busy={busy}
            busyLabel="Uploading..."
            onClick={() => submit('without details')}
          >
            {`Remove ${certain} and submit`}
          </Button>
        )}
        <Button
          kind={certain > 0 ? 'secondary' : 'primary'}
          type="button"
          busy={busy && certain === 0}
          busyLabel="Uploading..."
          onClick={() => submit('as it is')}
        >
          {details > 0 ? 'Submit as it is' : 'Submit anyway'}
        </Button>
      </div>
    </div>
  )
}
