'use client'

import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { dismissErrors } from '@wiring/ui/toast'
import { type SubmitEvent, useRef } from 'react'
import { FieldChecklist } from './field-checklist.tsx'
import { PersonalDetails } from './personal-details-list.tsx'
import { ProfileProblem } from './profile-problem.tsx'
import { useProfile } from './use-profile.ts'

/** Paste, check on the device, send. */
export function ProfileForm() {
  const { text, write, problem, profile, busy, submit } = useProfile()
  const box = useRef<HTMLTextAreaElement>(null)
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    await submit()
  }
  const rewrite = (next: string) => {
    write(next)
    dismissErrors()
    box.current?.focus()
  }
  return (
    <form className="part" onSubmit={onSubmit} noValidate aria-labelledby="paste-part">
      <Label as="p" id="paste-part">
        2.2 Bring back the answer
      </Label>
      <div className="ui-field">
        <label htmlFor="profile">Your JSON profile</label>
        <textarea
          id="profile"
          className="profile-text"
          ref={box}
          rows={9}
          value={text}
          readOnly={busy}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          placeholder={'{\n  "thinking_style": "…"\n}'}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : 'profile-problem'}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <ProfileProblem problem={problem} text={text} onRepair={rewrite} />
      <FieldChecklist profile={profile} />
      {profile && (
        <PersonalDetails profile={profile} onChange={(next) => rewrite(JSON.stringify(next, null, 2))} />
      )}
      <div className="screen-actions" data-spread="">
        <p className="screen-hint">Nothing leaves this page before you submit it.</p>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Uploading...">
          Submit profile
        </Button>
      </div>
    </form>
  )
}
