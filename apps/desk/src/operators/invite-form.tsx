'use client'

import { deskActions } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useState } from 'react'
import { RoleField } from './person-forms.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const input = deskActions.invite_operator.input
type Problems = { email?: string; name?: string }

export function InviteForm() {
  const { run, busy, outcome } = useOperatorAction()
  const [problems, setProblems] = useState<Problems>({})

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = input.safeParse(Object.fromEntries(new FormData(form)))
    const found: Problems = {}
    for (const { path, message } of parsed.error?.issues ?? []) found[path[0] as keyof Problems] ??= message
    setProblems(found)
    if (!parsed.success) {
      const first = form.elements.namedItem(found.email ? 'email' : 'name')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    if (await run('invite_operator', parsed.data, `${parsed.data.name} is invited and gets a mail.`))
      form.reset()
  }

  return (
    <form className="invite" onSubmit={invite} noValidate>
      <h3>Invite somebody</h3>
      <div className="invite-fields">
        <Field
          id="invite-name"
          name="name"
          label="Name"
          error={problems.name}
          maxLength={100}
          autoComplete="off"
        />
        <Field
          id="invite-email"
          name="email"
          type="email"
          label="Address"
          error={problems.email}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <RoleField id="invite-role" />
        <Button type="submit" busy={busy} busyLabel="Inviting …">
          Invite
        </Button>
      </div>
      <ActionStatus outcome={outcome} />
    </form>
  )
}
