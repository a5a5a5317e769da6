'use client'

import { Button } from '@wiring/ui/button'
import { Dialog } from '@wiring/ui/dialog'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { act } from '../desk-api/act.ts'
import { useConfirmFirst } from '../session/confirm-first.tsx'
import { problemStyles } from '../shell/problem-styles.ts'

const DeleteDialog = styled(Dialog)`
  .ui-dialog-sheet {
    display: grid;
    gap: var(--space-4);
    max-width: 560px;
  }

  ${problemStyles}

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`

interface DeleteButtonProps {
  mapId: string
  name: string
}

export function DeleteButton({ mapId, name }: DeleteButtonProps) {
  const confirmFirst = useConfirmFirst()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const { status } = await confirmFirst(() => act('delete_session', { map_id: mapId }))
    if (status === 'deleted' || status === 'gone') return location.assign('/')
    if (status === 'signed_out') return location.reload()
    setBusy(false)
    setFailed(status !== 'confirm')
  }
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
          <>
            Delete <bdi>{name || 'Unnamed'}</bdi>?
          </>
        }
      >
        <p>
          Address, answers, profile, pictures, map, edits and every link go at once and cannot be brought
          back. Mail that waits is not sent. The log keeps that you did it, and not of whom.
        </p>
        <p role="alert" className="problem">
          {failed && 'Not everything is deleted yet. Try again.'}
        </p>
        <div className="actions">
          <Button kind="primary" busy={busy} busyLabel="Deleting …" onClick={remove}>
            Delete everything
          </Button>
          <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        </div>
      </DeleteDialog>
    </>
  )
}
