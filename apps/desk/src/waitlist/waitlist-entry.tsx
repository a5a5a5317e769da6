'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { useDeletion } from '../delete/use-deletion.ts'
import { postAction } from '../desk-api/post-action.ts'
import { formatUtc } from '../shell/utc-time.tsx'

export function WaitlistEntry({
  entry,
  onGone,
}: {
  entry: DeskAnswer<'waitlist'>['rows'][number]
  onGone: () => void
}) {
  const [confirming, setConfirming] = useState(false)
  const { remove, busy, failed } = useDeletion(
    () => postAction('delete_waitlist', { entry_id: entry.entry_id }),
    onGone,
  )
  return (
    <li>
      <bdi>{entry.email}</bdi>
      <time dateTime={entry.created_at}>{formatUtc(entry.created_at)}</time>
      <div className="waitlist-action">
        {confirming ? (
          <>
            <Button data-tone="danger" busy={busy} busyLabel="Deleting …" onClick={remove}>
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
        <span role="alert">{failed && 'Not deleted. Try again.'}</span>
      </div>
    </li>
  )
}
