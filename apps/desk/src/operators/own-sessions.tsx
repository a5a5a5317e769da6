'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { UtcTime } from '../shell/utc-time.tsx'
import { deviceName } from '../sign-in/sign-in-texts.ts'
import { Fact, List, ListRow, Name, Own, RowActions, RowButton } from './operators.styles.ts'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const factors = { passkey: 'by passkey', code: 'by code', code_on_loopback: 'by code, local stack' }

export function OwnSessions({ sessions }: { sessions: DeskAnswer<'operators'>['sessions'] }) {
  const { run, busy, outcome } = useOperatorAction()
  return (
    <>
      <List>
        {sessions.map(({ id, user_agent, factor, created_at, last_seen_at, current }) => (
          <ListRow key={id}>
            <Name>
              <span>{deviceName(user_agent)}</span>
              {current && <Own>this one</Own>}
            </Name>
            <Fact>
              <span>Signed in</span> <UtcTime at={created_at} />{' '}
              <span>{`${factors[factor]}, last seen`}</span> <UtcTime at={last_seen_at} /> <span>UTC</span>
            </Fact>
            <RowActions as="span">
              {current ? (
                <form method="post" action="/api/sign-out">
                  <RowButton type="submit">Sign out</RowButton>
                </form>
              ) : (
                <RowButton busy={busy} onClick={() => run('end_session', { id }, 'The session is ended.')}>
                  <span>End</span>
                  <span className="ui-visually-hidden">{` the session of ${deviceName(user_agent)}`}</span>
                </RowButton>
              )}
            </RowActions>
          </ListRow>
        ))}
      </List>
      <ActionStatus outcome={outcome} />
    </>
  )
}
