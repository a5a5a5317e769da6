import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { env } from '../../../../env.ts'
import { framedHeaders, loadFramed } from '../../../../preview/framed.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const map = await loadFramed((await params).mapId)
  if (map === null) return new Response(null, { status: 404 })
  const card = await cardPng(map.snapshot, { site: new URL(env().SITE_URL).host, name: true })
  return new Response(new Uint8Array(card), { headers: { ...framedHeaders, 'Content-Type': 'image/png' } })
}
