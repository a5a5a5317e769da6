import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { LaterStyles } from '../../shell/later-styles.tsx'
import { PageShell } from '../../shell/page-shell.tsx'
import { SpecimenMap } from '../../specimen/specimen-map.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('map')

export const viewport: Viewport = { themeColor: rooms.paper.bg }

export default function Page() {
  return (
    <PageShell room="paper" path="/map">
      <SpecimenMap />
      <LaterStyles />
      <JsonLd page="map" />
    </PageShell>
  )
}
