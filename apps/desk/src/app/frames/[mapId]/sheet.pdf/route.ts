import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { frameHeaders, loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const map = await loadPreviewMap((await params).mapId)
  if (map === null) return new Response(null, { status: 404 })
  return new Response(await drawMap(map.snapshot, map.expiresAt), {
    headers: {
      ...frameHeaders,
      // The browser's PDF viewer is a plug-in.
      'Content-Security-Policy': "object-src 'self'; frame-ancestors 'self'",
      'Content-Type': 'application/pdf',
    },
  })
}
