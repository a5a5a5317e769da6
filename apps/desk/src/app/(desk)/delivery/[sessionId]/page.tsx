import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeliveryFrame } from '../../../../delivery/delivery-frame.ts'
import { DeliveryScreen } from '../../../../delivery/delivery-screen.tsx'
import { callDesk } from '../../../../desk-api/call-desk.ts'
import { requireSession } from '../../../../session/session.ts'
import { allowed } from '../../../../shell/allowed.ts'
import { MapBar } from '../../../../shell/map-bar.tsx'

interface Props {
  readonly params: Promise<{ sessionId: string }>
}

export const metadata: Metadata = { title: 'Delivery' }

export default async function DeliveryPage({ params }: Props) {
  const { sessionId } = await params
  const delivery = allowed(await callDesk(await requireSession(), 'delivery', { session_id: sessionId }))
  if (delivery.status === 'gone') notFound()
  return (
    <>
      <MapBar session={sessionId} name={delivery.name} here="delivery" />
      <DeliveryFrame>
        <DeliveryScreen session={sessionId} delivery={delivery} />
      </DeliveryFrame>
    </>
  )
}
