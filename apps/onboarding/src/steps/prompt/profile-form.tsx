'use client'

import type { Profile } from '@wiring/session/profile'
import { Label } from '@wiring/ui/label'
import { dismissErrors } from '@wiring/ui/toast'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type SubmitEvent, useRef } from 'react'
import { SaveError } from '../../wizard/use-save.tsx'
import { AnswerNotes, ProfileProblem } from './answer-feedback.tsx'
import { FieldChecklist } from './field-checklist.tsx'
import { PrivacyCheck } from './privacy-check.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { formatProfile, useProfile } from './use-profile.ts'

export function ProfileForm() {
  const { text, write, problem, answer, needsConfirmation, busy, error, submit } = useProfile()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useTypedEarly('profile', form, ({ value }) => write(value))
  const read = answer.state === 'read' ? answer : null
  const profile = read?.profile ?? null
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    await submit()
  }
  const rewrite = (changed: Profile) => {
    write(formatProfile(changed))
    dismissErrors()
    box.current?.focus()
  }
  return (
    <form className="part" ref={form} onSubmit={onSubmit} noValidate aria-labelledby="paste-part">
      <Label as="p" id="paste-part">
        2.2 Bring back the answer
      </Label>
      <div className="ui-field">
        <label htmlFor="profile">Your JSON profile</label>
        <p className="screen-hint" id="profile-hint">
          A short block of text: paste the AI’s whole answer. Nothing leaves this page before you submit it.
        </p>
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
          aria-describedby={problem === null ? 'profile-hint' : 'profile-problem'}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <ProfileProblem problem={problem} />
      <AnswerNotes answer={answer} onTidy={rewrite} />
      <FieldChecklist answer={read} />
      {profile && <PrivacyCheck profile={profile} onChange={rewrite} />}
      <SaveError error={error} />
      <SubmitButtons profile={profile} needsConfirmation={needsConfirmation} busy={busy} submit={submit} />
    </form>
  )
}
