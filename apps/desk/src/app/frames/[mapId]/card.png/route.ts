import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { env } from '../../../../env.ts'
import { frameHeaders, loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const map = await loadPreviewMap((await params).mapId)
  if (map === null) return new Response(null, { status: 404 })
  const card = await cardPng(map.snapshot, { site: new URL(env().SITE_URL).host, name: true })
  return new Response(new Uint8Array(card), { headers: { ...frameHeaders, 'Content-Type': 'image/png' } })
}
