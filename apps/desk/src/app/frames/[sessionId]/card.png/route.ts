import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { framedHeaders, loadFramed } from '../../../../preview/framed.ts'

interface Context {
  readonly params: Promise<{ sessionId: string }>
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const map = await loadFramed((await params).sessionId)
  if (map === null) return new Response(null, { status: 404 })
  const card = await cardPng(map.snapshot, { site: new URL(request.url).host, name: true })
  return new Response(new Uint8Array(card), { headers: { ...framedHeaders, 'Content-Type': 'image/png' } })
}
