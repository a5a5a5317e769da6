'use client'

import { readableAddress } from '@wiring/session/readable-address'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { Button, ButtonRow } from '../parts/button.styles.ts'
import { Dialog } from '../parts/dialog.styles.ts'
import { Problem } from '../parts/problem.styles.ts'
import { QuietText } from '../parts/text.styles.ts'
import { formatUtc } from '../shell/utc-time.tsx'
import { useDeletion } from './use-deletion.ts'

const DeleteDialog = styled(Dialog)`
  && > div {
    max-width: 560px;
  }
`

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block: 28px var(--space-4);
`

const Actions = styled(ButtonRow)`
  gap: 12px;
`

interface DeleteButtonProps {
  mapId: string
  name: string
  /** Masked: two people may have one name. */
  email: string
  completedAt: string
}

export function DeleteButton({ mapId, name, email, completedAt }: DeleteButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { remove, busy, problem } = useDeletion(
    () => postAction('delete_session', { map_id: mapId }),
    () => location.assign('/'),
  )
  return (
    <>
      <Button kind="quiet" $danger onClick={() => dialog.current?.showModal()}>
        Delete on request
      </Button>
      <DeleteDialog
        ref={dialog}
        id={id}
        closable={false}
        title={
          <span>
            Delete <bdi>{name || 'Unnamed'}</bdi>?
          </span>
        }
      >
        <Body>
          <QuietText>
            <bdi>{readableAddress(email)}</bdi>
            <span>{`, finished on ${formatUtc(completedAt)} UTC.`}</span>
          </QuietText>
          <QuietText>
            Address, answers, profile, pictures, map, edits and every link go at once and cannot be brought
            back. Mail that waits is not sent. The log keeps that you did it, and not of whom.
          </QuietText>
          <Problem role="alert">{problem}</Problem>
          <Actions>
            <Button $danger busy={busy} busyLabel="Deleting …" onClick={remove}>
              Delete everything
            </Button>
            <Button onClick={() => dialog.current?.close()}>Keep it</Button>
          </Actions>
        </Body>
      </DeleteDialog>
    </>
  )
}
