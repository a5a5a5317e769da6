'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { UtcTime } from '../shell/utc-time.tsx'
import { deviceName } from '../sign-in/sign-in-texts.ts'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const factors = { passkey: 'by passkey', code: 'by code', code_on_loopback: 'by code, local stack' }

export function OwnSessions({ sessions }: { sessions: DeskAnswer<'operators'>['sessions'] }) {
  const { run, busy, outcome } = useOperatorAction()
  return (
    <>
      <ul className="list">
        {sessions.map(({ id, user_agent, factor, created_at, last_seen_at, current }) => (
          <li key={id}>
            <span className="name">
              <span>{deviceName(user_agent)}</span>
              {current && <span className="you">this one</span>}
            </span>
            <span className="fact">
              <span>Signed in</span> <UtcTime at={created_at} />{' '}
              <span>{`${factors[factor]}, last seen`}</span> <UtcTime at={last_seen_at} /> <span>UTC</span>
            </span>
            <span className="acts">
              {current ? (
                <form method="post" action="/api/sign-out">
                  <Button type="submit">Sign out</Button>
                </form>
              ) : (
                <Button busy={busy} onClick={() => run('end_session', { id }, 'The session is ended.')}>
                  <span>End</span>
                  <span className="ui-visually-hidden">{` the session of ${deviceName(user_agent)}`}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ActionStatus outcome={outcome} />
    </>
  )
}
