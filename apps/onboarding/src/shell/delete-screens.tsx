import type { StoredData } from '@wiring/contract/deletion'
import { readableAddress } from '@wiring/session/readable-address'
import { Button, ButtonLink } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { env } from '../env.ts'
import { ForgetDeleted } from './forget-deleted.tsx'
import { Notice } from './notice.tsx'
import { StoredDrawing } from './stored-drawing.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function Home() {
  return <ButtonLink href={`${env().SITE_URL}/`}>Home</ButtonLink>
}

interface DeleteFormProps {
  action: string
  token?: string
  stored: StoredData
}

/** Works without JavaScript. */
export function DeleteForm({ action, token, stored }: DeleteFormProps) {
  return (
    <Notice drawing={<StoredDrawing stored={stored} />}>
      <Lamp signal="yellow">Held</Lamp>
      <h2 className="ui-heading screen-heading">Delete this wiring session?</h2>
      <p className="screen-lead">
        It was started on <span>{day.format(new Date(stored.created_at))}</span> for{' '}
        <strong className="screen-strong">{readableAddress(stored.email)}</strong>. Everything listed here
        goes at once and cannot be brought back.
      </p>
      <ul className="stored-list">
        <li className="stored-line">The address</li>
        {stored.survey && <li className="stored-line">The survey’s answers</li>}
        {stored.profile && <li className="stored-line">The profile</li>}
        {stored.images > 0 && (
          <li className="stored-line">{stored.images === 1 ? '1 picture' : `${stored.images} pictures`}</li>
        )}
        {stored.map && <li className="stored-line">The Wiring Map, with every link to it</li>}
      </ul>
      <form className="screen-actions" method="post" action={action}>
        {token !== undefined && <input type="hidden" name="token" value={token} />}
        <ButtonLink kind="primary" href={`${env().SITE_URL}/`}>
          Keep it
        </ButtonLink>
        <Button className="destroys" type="submit">
          Delete everything
        </Button>
      </form>
    </Notice>
  )
}

export function Deleted() {
  return (
    <Notice drawing="empty">
      <ForgetDeleted />
      <Lamp signal="green">Deleted</Lamp>
      <h2 className="ui-heading screen-heading">Nothing of that session is held any more.</h2>
      <p className="screen-lead">
        Address, answers, profile, pictures and map are gone, and the old links lead nowhere. Copies in our
        backups follow within 30 days.
      </p>
      <div className="screen-actions">
        <Home />
      </div>
    </Notice>
  )
}

export function NothingStored() {
  return (
    <Notice drawing="empty">
      <Lamp signal="gray">Empty</Lamp>
      <h2 className="ui-heading screen-heading">Nothing is held under this link.</h2>
      <p className="screen-lead">It was deleted before, or it expired and was cleared by itself.</p>
      <div className="screen-actions">
        <Home />
      </div>
    </Notice>
  )
}

export function DeleteFailed({ retry }: { retry: string }) {
  return (
    <Notice drawing="broken">
      <Lamp signal="red">No signal</Lamp>
      <h2 className="ui-heading screen-heading">The deletion did not finish.</h2>
      <p className="screen-lead">The service is not available at the moment. The link stays good.</p>
      <div className="screen-actions">
        <ButtonLink kind="primary" href={retry}>
          Retry
        </ButtonLink>
      </div>
    </Notice>
  )
}
