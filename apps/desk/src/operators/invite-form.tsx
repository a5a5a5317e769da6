'use client'

import { deskActions } from '@wiring/contract/desk/actions'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { SmallField } from '../parts/field.styles.ts'
import { FormCell, FormLine, LineButton } from './operators.styles.ts'
import { RoleField } from './person-forms.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const Form = styled.form`
  width: 100%;
  padding: var(--space-4);
  border: 1px solid var(--line);
  background: var(--sheet);
`

const Title = styled.h3`
  font-size: 1rem;
`

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
    <Form onSubmit={invite} noValidate>
      <Title>Invite somebody</Title>
      <FormLine>
        <FormCell>
          <SmallField
            id="invite-name"
            name="name"
            label="Name"
            error={problems.name}
            maxLength={100}
            autoComplete="off"
          />
        </FormCell>
        <FormCell>
          <SmallField
            id="invite-email"
            name="email"
            type="email"
            label="Address"
            error={problems.email}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </FormCell>
        <RoleField id="invite-role" />
        <LineButton type="submit" busy={busy} busyLabel="Inviting …">
          Invite
        </LineButton>
      </FormLine>
      <ActionStatus outcome={outcome} />
    </Form>
  )
}
