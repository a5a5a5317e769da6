import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeliveryScreen } from '../../../../delivery/delivery-screen.tsx'
import { requireAnswer } from '../../../../desk-api/require-answer.ts'
import { MapBar } from '../../../../shell/map-bar.tsx'

interface Props {
  params: Promise<{ mapId: string }>
}

export const metadata: Metadata = { title: 'Delivery' }

export default async function DeliveryPage({ params }: Props) {
  const { mapId } = await params
  const delivery = await requireAnswer('delivery', { map_id: mapId })
  if (delivery.status === 'gone') notFound()
  return (
    <>
      <MapBar map={mapId} name={delivery.name} here="delivery" />
      <DeliveryScreen map={mapId} delivery={delivery} />
    </>
  )
}
