import { ButtonLink } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { UnknownPathLog } from '@wiring/ui/unknown-path-log'
import type { Metadata } from 'next'
import { env } from '../env.ts'
import { Notice } from '../shell/notice.tsx'

export const metadata: Metadata = { title: 'Not found' }
export const dynamic = 'force-dynamic'

export default function NotFound() {
  const { SITE_URL } = env()
  return (
    <Notice drawing="broken">
      <UnknownPathLog />
      <Lamp signal="red">Status 404</Lamp>
      <h2 className="ui-heading screen-heading">
        Looks like a broken circuit. But your wiring is still intact.
      </h2>
      <div className="screen-actions">
        <ButtonLink kind="primary" href={`${SITE_URL}/`}>
          Home
        </ButtonLink>
        <ButtonLink href={`${SITE_URL}/#start`}>Generate Your Wiring Map</ButtonLink>
      </div>
    </Notice>
  )
}
