'use client'

import { Button } from '@wiring/ui/button'
import { Dialog } from '@wiring/ui/dialog'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { formatUtc } from '../shell/utc-time.tsx'
import { useDeletion } from './use-deletion.ts'

const DeleteDialog = styled(Dialog)`
  .ui-dialog-content {
    display: grid;
    gap: var(--space-4);
    max-width: 560px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
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
  const { remove, busy, failed } = useDeletion(
    () => postAction('delete_session', { map_id: mapId }),
    () => location.assign('/'),
  )
  return (
    <>
      <Button kind="quiet" data-tone="danger" onClick={() => dialog.current?.showModal()}>
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
        <p>
          <bdi>{email}</bdi>
          <span>{`, finished on ${formatUtc(completedAt)} UTC.`}</span>
        </p>
        <p>
          Address, answers, profile, pictures, map, edits and every link go at once and cannot be brought
          back. Mail that waits is not sent. The log keeps that you did it, and not of whom.
        </p>
        <p role="alert" className="problem">
          {failed && 'Not everything is deleted yet. Try again.'}
        </p>
        <div className="actions">
          <Button data-tone="danger" busy={busy} busyLabel="Deleting …" onClick={remove}>
            Delete everything
          </Button>
          <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        </div>
      </DeleteDialog>
    </>
  )
}
