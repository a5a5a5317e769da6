import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-evidence.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import { MapFigure } from '@wiring/sheet/page/map-figure.tsx'
import { MapPage } from '@wiring/sheet/page/map-page.tsx'
import { notFound, redirect } from 'next/navigation'
import { nullIfUnavailable } from '../../../../desk-api/call-desk.ts'
import { loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Props {
  params: Promise<{ mapId: string }>
}

export default async function FramedPage({ params }: Props) {
  const { mapId } = await params
  const found = await nullIfUnavailable(loadPreviewMap(mapId).then((map) => ({ map })))
  if (found === null) redirect(`/frames/${mapId}/unavailable`)
  if (found.map === null) notFound()
  const { snapshot, expiresAt } = found.map
  return (
    <main>
      <MapPage
        snapshot={snapshot}
        expiresAt={expiresAt}
        figure={<MapFigure snapshot={snapshot} as="figure" />}
        contact={null}
      />
    </main>
  )
}
