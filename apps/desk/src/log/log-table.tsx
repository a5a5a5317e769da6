import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { revisionTag } from '@wiring/map/snapshot'
import { detailText, labelOf } from './log-view.ts'

type Event = DeskAnswer<'log'>['events'][number]

export function LogTable({ events }: { events: Event[] }) {
  return (
    <table>
      <caption className="ui-visually-hidden">Deeds at the desk, newest first</caption>
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
            <td className="what">{labelOf(action)}</td>
            <td>{session && <code>{session}</code>}</td>
            <td className="detail">
              <bdi>
                {[revision === null ? '' : revisionTag(Math.max(1, revision)), detailText(detail)]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
