'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { bothSpellings } from '@wiring/session/readable-address'
import { useState } from 'react'
import styled from 'styled-components'
import { useDeletion } from '../delete/use-deletion.ts'
import { postAction } from '../desk-api/post-action.ts'
import { Button } from '../parts/button.styles.ts'
import { formatUtc } from '../shell/utc-time.tsx'

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12em 17em;
  align-items: center;
  gap: 2px 24px;
  min-height: 52px;
  padding: 6px var(--edge);
  border-bottom: 1px solid var(--line);

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 10px;
  }
`

const Address = styled.bdi`
  overflow-wrap: anywhere;
  font-weight: 600;
`

const Since = styled.time`
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  justify-content: flex-end;

  @media (max-width: 719px) {
    grid-row: 1 / span 2;
    grid-column: 2;
    max-width: 11em;
  }
`

const Failure = styled.span`
  color: var(--red-text);
`

export function WaitlistEntry({
  entry,
  onGone,
}: {
  entry: DeskAnswer<'waitlist'>['rows'][number]
  onGone: () => void
}) {
  const [confirming, setConfirming] = useState(false)
  const { remove, busy, problem } = useDeletion(
    () => postAction('delete_waitlist', { entry_id: entry.entry_id }),
    onGone,
  )
  return (
    <Entry>
      <Address>{bothSpellings(entry.email)}</Address>
      <Since dateTime={entry.created_at}>{formatUtc(entry.created_at)}</Since>
      <Actions>
        {confirming ? (
          <>
            <Button $danger busy={busy} busyLabel="Deleting …" onClick={remove}>
              <span>Delete</span>
              <span className="ui-visually-hidden">{` ${entry.email}`}</span>
              <span> for good</span>
            </Button>
            <Button kind="quiet" onClick={() => setConfirming(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => setConfirming(true)}>
            <span>Delete</span>
            <span className="ui-visually-hidden">{` ${entry.email}`}</span>
          </Button>
        )}
        <Failure role="alert">{problem}</Failure>
      </Actions>
    </Entry>
  )
}
