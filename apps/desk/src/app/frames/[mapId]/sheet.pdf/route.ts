import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { framedHeaders, loadFramed } from '../../../../preview/framed.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const map = await loadFramed((await params).mapId)
  if (map === null) return new Response(null, { status: 404 })
  return new Response(await drawMap(map.snapshot, map.expiresAt), {
    headers: {
      ...framedHeaders,
      // The browser's own viewer is a plug-in of this document.
      'Content-Security-Policy': "object-src 'self'; frame-ancestors 'self'",
      'Content-Type': 'application/pdf',
    },
  })
}
