import { revisionTag } from '@wiring/map/snapshot'
import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { postAction } from '../desk-api/post-action.ts'
import { isMailSettled } from '../shell/map-state.ts'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import type { DeliveryProps } from './delivery-actions.tsx'
import { linkMailText } from './delivery-texts.ts'

export function DeliveryLinks({ delivery: { links, state }, seen, run, busy }: DeliveryProps) {
  const open = links.filter((link) => link.open)
  const mayClose = isMailSettled(state) || state === 'in_review'
  const close = (link_id: string | null) => () =>
    run(
      () => postAction('close_links', { ...seen, link_id }),
      link_id === null ? 'Every link is closed.' : 'The link is closed.',
    )
  return (
    <section aria-labelledby="delivery-links">
      <h2 id="delivery-links" style={{ marginTop: 32 }}>
        Links
      </h2>
      <p>{`${open.length} of ${links.length} open. Nobody counts who opens them.`}</p>
      <ul className="delivery-links">
        {links.map((link) => (
          <li key={link.link_id}>
            <span>
              <span>{`${revisionTag(link.revision)}, ${linkMailText(link)}`}</span>
              {link.operator !== null && (
                <span>
                  {' to '}
                  <bdi>{link.operator}</bdi>
                </span>
              )}
            </span>
            <Lamp signal={link.open ? 'green' : 'off'}>{link.open ? 'Open' : 'Closed'}</Lamp>
            {link.open && mayClose && (
              <Button disabled={busy} onClick={close(link.link_id)}>
                <span>Close</span>
                <span className="ui-visually-hidden">{` the link of ${formatUtcWithZone(link.created_at)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.length > 1 && mayClose && (
        <Button disabled={busy} onClick={close(null)}>
          {`Close all ${open.length}`}
        </Button>
      )}
    </section>
  )
}
