import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InputsView } from '../../../../inputs/inputs-view.tsx'
import { loadInputs, loadReview } from '../../../../review/load-review.ts'
import { MapBar } from '../../../../shell/map-bar.tsx'

interface Props {
  params: Promise<{ mapId: string }>
}

export const metadata: Metadata = { title: 'Inputs' }

export default async function InputsPage({ params }: Props) {
  const { mapId } = await params
  const [inputs, found] = await Promise.all([loadInputs(mapId), loadReview(mapId)])
  if (inputs === null || found === null) notFound()
  return (
    <>
      <MapBar map={mapId} name={inputs.name} here="inputs" />
      <InputsView inputs={inputs} draft={found.draft} />
    </>
  )
}
