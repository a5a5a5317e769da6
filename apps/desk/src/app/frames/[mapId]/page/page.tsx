import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-evidence.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import { MapFigure } from '@wiring/sheet/page/map-figure.tsx'
import { MapPage } from '@wiring/sheet/page/map-page.tsx'
import { notFound } from 'next/navigation'
import { loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Props {
  params: Promise<{ mapId: string }>
}

export default async function FramedPage({ params }: Props) {
  const map = await loadPreviewMap((await params).mapId)
  if (map === null) notFound()
  const { snapshot, expiresAt } = map
  return (
    <main>
      <MapPage
        snapshot={snapshot}
        expiresAt={expiresAt}
        figure={<MapFigure snapshot={snapshot} frame="figure" />}
        contact={null}
      />
    </main>
  )
}
