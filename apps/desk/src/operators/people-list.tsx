'use client'

import { bothSpellings } from '@wiring/session/readable-address'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { UtcTime } from '../shell/utc-time.tsx'
import { Fact, List, listRow, Name, Own, RowActions, RowButton } from './operators.styles.ts'
import { type Person, PersonForm, RemoveForm } from './person-forms.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const columns = css`
  width: 100%;
  grid-template-columns: minmax(120px, 1.1fr) minmax(180px, 1.7fr) 84px 84px 150px 190px;
`

const Head = styled.div`
  ${columns}

  display: grid;
  gap: 4px 20px;
  align-items: center;
  color: var(--ink-2);
  font: 500 0.75rem/1.4 var(--mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;

  @media (max-width: 899px) {
    display: none;
  }
`

const Row = styled.li`
  ${listRow}
  ${columns}
`

/** Instead of the head of the column. */
const NarrowLabel = styled.span`
  @media (min-width: 900px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Opened = styled.div`
  grid-column: 1 / -1;
`

export function PeopleList({ people, mayChange }: { people: Person[]; mayChange: boolean }) {
  const action = useOperatorAction()
  const [open, setOpen] = useState<{ id: string; what: 'edit' | 'remove' } | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      <Head aria-hidden="true">
        {['Name', 'Address', 'Role', 'Passkeys', 'Last seen (UTC)'].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </Head>
      <List>
        {people.map((person) => (
          <Row key={person.operator_id}>
            <Name>
              <bdi>{person.name}</bdi>
              {person.you && <Own>you</Own>}
            </Name>
            <Fact>{bothSpellings(person.email)}</Fact>
            <span>{person.role === 'lead' ? 'Lead' : 'Operator'}</span>
            <span>
              <NarrowLabel>Passkeys: </NarrowLabel>
              <span>{person.passkeys === 0 ? 'none' : person.passkeys}</span>
            </span>
            <span>
              <NarrowLabel>Last seen: </NarrowLabel>
              <UtcTime at={person.last_seen_at} />
            </span>
            {mayChange && (
              <RowActions as="span">
                <RowButton onClick={() => setOpen({ id: person.operator_id, what: 'edit' })}>
                  <span>Change</span>
                  <span className="ui-visually-hidden">{` ${person.name}`}</span>
                </RowButton>
                <RowButton onClick={() => setOpen({ id: person.operator_id, what: 'remove' })}>
                  <span>Remove</span>
                  <span className="ui-visually-hidden">{` ${person.name}`}</span>
                </RowButton>
              </RowActions>
            )}
            {open?.id === person.operator_id && (
              <Opened>
                {open.what === 'edit' ? (
                  <PersonForm person={person} action={action} onClose={close} />
                ) : (
                  <RemoveForm person={person} action={action} onClose={close} />
                )}
              </Opened>
            )}
          </Row>
        ))}
      </List>
      <ActionStatus outcome={action.outcome} />
    </>
  )
}
