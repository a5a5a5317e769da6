import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { PageFrame } from '../../chrome/page-frame.tsx'
import { SpecimenMap } from '../../specimen/specimen-map.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('map')

export const viewport: Viewport = { themeColor: rooms.paper.bg }

export default function Page() {
  return (
    <PageFrame room="paper" path="/map">
      <SpecimenMap />
      <JsonLd page="map" />
    </PageFrame>
  )
}
