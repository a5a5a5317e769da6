import type { Snapshot } from '@wiring/map/snapshot'
import styled from 'styled-components'
import { Flag } from '../parts/flag.styles.ts'
import { unreadReasons } from './unread-reasons.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    display: flex;
  }

  /* No part of its own: its style tag would stand within a flag, which holds words only. */
  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`

export function InputFlags({ unread }: { unread: Snapshot['unread'] }) {
  return (
    <section aria-label="Flags">
      <List>
        {unread.map(({ source, reason }) => (
          <li key={`${source}${reason}`}>
            <Flag $tone={reason === 'care' || reason === 'injection' ? 'red' : 'yellow'}>
              <a href={`#${source}`}>{`${source} · ${unreadReasons[reason]}`}</a>
            </Flag>
          </li>
        ))}
      </List>
    </section>
  )
}
