import { revisionTag } from '@wiring/map/snapshot'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { Button } from '../parts/button.styles.ts'
import { Lamp } from '../parts/lamp.tsx'
import { isMailSettled } from '../shell/map-state.ts'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import { Heading } from './delivery.styles.ts'
import type { DeliveryProps } from './delivery-actions.tsx'
import { linkMailText } from './delivery-texts.ts'

const LinksHeading = styled(Heading)`
  margin-top: 32px;
`

const Links = styled.ul`
  margin-top: 24px;
`

const LinkItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  padding: 10px 0;
  border-top: 1px solid var(--line);
`

const LinkText = styled.span`
  flex: 1 1 260px;
`

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
      <LinksHeading id="delivery-links">Links</LinksHeading>
      <p>{`${open.length} of ${links.length} open. Nobody counts who opens them.`}</p>
      <Links>
        {links.map((link) => (
          <LinkItem key={link.link_id}>
            <LinkText>
              <span>{`${revisionTag(link.revision)}, ${linkMailText(link)}`}</span>
              {link.operator !== null && (
                <span>
                  {' to '}
                  <bdi>{link.operator}</bdi>
                </span>
              )}
            </LinkText>
            <Lamp signal={link.open ? 'green' : 'off'}>{link.open ? 'Open' : 'Closed'}</Lamp>
            {link.open && mayClose && (
              <Button disabled={busy} onClick={close(link.link_id)}>
                <span>Close</span>
                <span className="ui-visually-hidden">{` the link of ${formatUtcWithZone(link.created_at)}`}</span>
              </Button>
            )}
          </LinkItem>
        ))}
      </Links>
      {open.length > 1 && mayClose && (
        <Button disabled={busy} onClick={close(null)}>
          {`Close all ${open.length}`}
        </Button>
      )}
    </section>
  )
}
