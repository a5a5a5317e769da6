'use client'

import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { UtcTime } from '../shell/utc-time.tsx'
import { type Person, PersonForm, RemoveForm } from './person-forms.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

export function PeopleList({ people, mayChange }: { people: Person[]; mayChange: boolean }) {
  const action = useOperatorAction()
  const [open, setOpen] = useState<{ id: string; what: 'edit' | 'remove' } | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      <div className="row head" aria-hidden="true">
        {['Name', 'Address', 'Role', 'Passkeys', 'Last seen (UTC)'].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ul className="table">
        {people.map((person) => (
          <li className="row" key={person.operator_id}>
            <span className="name">
              <bdi>{person.name}</bdi>
              {person.you && <span className="you">you</span>}
            </span>
            <span className="email">{person.email}</span>
            <span>{person.role === 'lead' ? 'Lead' : 'Operator'}</span>
            <span>
              <span className="only-narrow">Passkeys: </span>
              <span>{person.passkeys === 0 ? 'none' : person.passkeys}</span>
            </span>
            <span>
              <span className="only-narrow">Last seen: </span>
              <UtcTime at={person.last_seen_at} />
            </span>
            {mayChange && (
              <span className="acts">
                <Button onClick={() => setOpen({ id: person.operator_id, what: 'edit' })}>
                  <span>Change</span>
                  <span className="ui-visually-hidden">{` ${person.name}`}</span>
                </Button>
                <Button onClick={() => setOpen({ id: person.operator_id, what: 'remove' })}>
                  <span>Remove</span>
                  <span className="ui-visually-hidden">{` ${person.name}`}</span>
                </Button>
              </span>
            )}
            {open?.id === person.operator_id && (
              <div className="opened">
                {open.what === 'edit' ? (
                  <PersonForm person={person} action={action} onClose={close} />
                ) : (
                  <RemoveForm person={person} action={action} onClose={close} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <ActionStatus outcome={action.outcome} />
    </>
  )
}
