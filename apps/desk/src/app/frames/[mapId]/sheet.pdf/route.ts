import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { frameResponse } from '../../../../preview/frame-response.ts'
import { loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

const headers = {
  // The browser's PDF viewer is a plug-in.
  'Content-Security-Policy': "object-src 'self'; frame-ancestors 'self'",
  'Content-Type': 'application/pdf',
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { mapId } = await params
  return frameResponse(
    request,
    loadPreviewMap(mapId),
    async ({ snapshot, expiresAt }) => new Response(await drawMap(snapshot, expiresAt), { headers }),
  )
}
