'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { deskActions } from '@wiring/contract/desk/actions'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { FieldButton } from '../parts/button.styles.ts'
import { SmallField } from '../parts/field.styles.ts'
import { SelectField } from '../parts/select-field.tsx'
import { FormCell, LineButton, RowForm } from './operators.styles.ts'
import type { useOperatorAction } from './use-operator-action.tsx'

export type Person = DeskAnswer<'operators'>['operators'][number]

const RoleSelect = styled(SelectField)`
  flex: 1 1 200px;
`

const Consequences = styled.p`
  flex: 1 1 320px;
  align-self: center;
`

export function RoleField({ id, value }: { id: string; value?: 'operator' | 'lead' }) {
  return (
    <RoleSelect id={id} name="role" label="Role" defaultValue={value ?? 'operator'}>
      <option value="operator">Operator: review and sign</option>
      <option value="lead">Lead: also invite and export</option>
    </RoleSelect>
  )
}

interface FormProps {
  person: Person
  action: ReturnType<typeof useOperatorAction>
  onClose: () => void
}

export function PersonForm({ person, action, onClose }: FormProps) {
  const [error, setError] = useState('')

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = deskActions.change_operator.input.safeParse({ ...fields, operator_id: person.operator_id })
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? '')
    setError('')
    if (await action.run('change_operator', parsed.data, `${parsed.data.name} is changed.`)) onClose()
  }

  return (
    <RowForm onSubmit={save} noValidate>
      <FormCell>
        <SmallField
          id="person-name"
          name="name"
          label="Name"
          defaultValue={person.name}
          error={error}
          maxLength={100}
          autoComplete="off"
          autoFocus
        />
      </FormCell>
      <RoleField id="person-role" value={person.role} />
      <LineButton type="submit" kind="primary" busy={action.busy} busyLabel="Saving …">
        Save
      </LineButton>
      <LineButton onClick={onClose}>Cancel</LineButton>
    </RowForm>
  )
}

export function RemoveForm({ person, action, onClose }: FormProps) {
  async function remove(event: FormEvent) {
    event.preventDefault()
    const { operator_id } = person
    if (await action.run('remove_operator', { operator_id }, `${person.name} is removed.`)) onClose()
  }

  return (
    <RowForm onSubmit={remove}>
      <Consequences>
        Every session and passkey of <bdi>{person.name}</bdi> ends at once, and the signature is deleted. Maps
        that are signed keep name, sentence and signature; the log keeps the name.
      </Consequences>
      <FieldButton type="submit" kind="primary" busy={action.busy} busyLabel="Removing …" autoFocus>
        Remove
      </FieldButton>
      <FieldButton onClick={onClose}>Keep</FieldButton>
    </RowForm>
  )
}
