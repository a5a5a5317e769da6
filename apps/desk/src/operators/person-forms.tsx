'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { deskActions } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useState } from 'react'
import type { useOperatorAction } from './use-operator-action.tsx'

export type Person = DeskAnswer<'operators'>['operators'][number]

export function RoleField({ id, value }: { id: string; value?: 'operator' | 'lead' }) {
  return (
    <div className="ui-field">
      <label htmlFor={id}>Role</label>
      <select id={id} name="role" defaultValue={value ?? 'operator'}>
        <option value="operator">Operator: review and sign</option>
        <option value="lead">Lead: also invite and export</option>
      </select>
    </div>
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
    <form className="inline" onSubmit={save} noValidate>
      <Field
        id="person-name"
        name="name"
        label="Name"
        defaultValue={person.name}
        error={error}
        maxLength={100}
        autoComplete="off"
        autoFocus
      />
      <RoleField id="person-role" value={person.role} />
      <Button type="submit" kind="primary" busy={action.busy} busyLabel="Saving …">
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  )
}

export function RemoveForm({ person, action, onClose }: FormProps) {
  async function remove(event: FormEvent) {
    event.preventDefault()
    const { operator_id } = person
    if (await action.run('remove_operator', { operator_id }, `${person.name} is removed.`)) onClose()
  }

  return (
    <form className="inline" onSubmit={remove}>
      <p>
        Every session and passkey of <bdi>{person.name}</bdi> ends at once, and the signature is deleted. Maps
        that are signed keep name, sentence and signature; the log keeps the name.
      </p>
      <Button type="submit" kind="primary" busy={action.busy} busyLabel="Removing …" autoFocus>
        Remove
      </Button>
      <Button onClick={onClose}>Keep</Button>
    </form>
  )
}
