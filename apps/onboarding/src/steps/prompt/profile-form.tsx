'use client'

import { Label } from '@wiring/ui/label'
import { dismissErrors } from '@wiring/ui/toast'
import { type SubmitEvent, useRef } from 'react'
import { SaveTrouble } from '../../wizard/save-trouble.tsx'
import { AnswerNotes } from './answer-notes.tsx'
import { FieldChecklist } from './field-checklist.tsx'
import { PersonalDetails } from './personal-details-list.tsx'
import { ProfileProblem } from './profile-problem.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { useProfile } from './use-profile.ts'

export function ProfileForm() {
  const { text, write, tidy, problem, answer, questioned, busy, trouble, submit } = useProfile()
  const box = useRef<HTMLTextAreaElement>(null)
  const profile = answer.state === 'read' ? answer.profile : null
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
      <AnswerNotes answer={answer} onTidy={(read) => rewrite(tidy(read))} />
      <FieldChecklist profile={profile} />
      {profile && <PersonalDetails profile={profile} onChange={(next) => rewrite(tidy(next))} />}
      <SaveTrouble trouble={trouble} />
      <SubmitButtons profile={profile} questioned={questioned} busy={busy} submit={submit} />
    </form>
  )
}
