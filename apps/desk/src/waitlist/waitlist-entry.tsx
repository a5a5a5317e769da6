'use client'

import type { DeskAnswer } from '@wiring/session/desk/actions'
import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { act } from '../desk-api/act.ts'
import { useConfirmFirst } from '../session/confirm-first.tsx'
import { utcTime } from '../shell/utc-time.tsx'

export function WaitlistEntry({
  entry,
  onGone,
}: {
  entry: DeskAnswer<'waitlist'>['rows'][number]
  onGone: () => void
}) {
  const confirmFirst = useConfirmFirst()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const { status } = await confirmFirst(() => act('delete_waitlist', { entry_id: entry.entry_id }))
    setBusy(false)
    if (status === 'deleted') return onGone()
    if (status === 'signed_out') return location.reload()
    setFailed(status !== 'confirm')
  }
  return (
    <li>
      <bdi>{entry.email}</bdi>
      <time dateTime={entry.created_at}>{utcTime(entry.created_at)}</time>
      <div className="waitlist-action">
        {asked ? (
          <>
            <Button data-tone="danger" busy={busy} busyLabel="Deleting …" onClick={remove}>
              Delete<span className="ui-visually-hidden"> {entry.email}</span> for good
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            Delete<span className="ui-visually-hidden"> {entry.email}</span>
          </Button>
        )}
        <span role="alert">{failed && 'Not deleted. Try again.'}</span>
      </div>
    </li>
  )
}
