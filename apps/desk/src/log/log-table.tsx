import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { revisionTag } from '@wiring/map/snapshot'
import styled from 'styled-components'
import { detailText, labelOf } from './log-view.ts'

/** Rows and cells are plain: on the server each styled part brings its own style tag, fifty rows hundreds. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid var(--ink);

  th,
  td {
    padding: 9px 20px 9px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
  }

  th,
  time,
  code {
    font: 500 0.75rem/1.4 var(--mono);
    white-space: nowrap;
  }

  th {
    color: var(--ink-2);
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }

  /* What was done. */
  td:nth-child(3) {
    font-weight: 600;
  }

  td:last-child {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  @media (min-width: 720px) {
    td:first-child {
      width: 200px;
    }

    td:last-child {
      width: 50%;
    }
  }

  @media (max-width: 719px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 12px;
      padding: 12px 0;
      border-bottom: 1px solid var(--line);
    }

    td {
      padding: 0;
      border: 0;
    }

    td:empty {
      display: none;
    }

    td:is(:first-child, :last-child) {
      flex: 1 0 100%;
    }
  }
`

type Event = DeskAnswer<'log'>['events'][number]

export function LogTable({ events }: { events: Event[] }) {
  return (
    <Table>
      <caption className="ui-visually-hidden">What was done at the desk, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When (UTC)</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Session</th>
          <th scope="col">Detail</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ event_id, at, operator, action, session, revision, detail }) => (
          <tr key={event_id}>
            <td>
              <time dateTime={at}>{at.slice(0, 19).replace('T', ' ')}</time>
            </td>
            <td>
              <bdi>{operator}</bdi>
            </td>
            <td>{labelOf(action)}</td>
            <td>{session && <code>{session}</code>}</td>
            <td>
              <bdi>
                {[revision === null ? '' : revisionTag(Math.max(1, revision)), detailText(detail)]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
