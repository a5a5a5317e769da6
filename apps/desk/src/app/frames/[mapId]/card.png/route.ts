import { readWizardTexts } from '@wiring/session/wizard-texts'
import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { env } from '../../../../env.ts'
import { frameHeaders, frameResponse } from '../../../../preview/frame-response.ts'
import { loadPreviewMap } from '../../../../preview/preview-map.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { mapId } = await params
  return frameResponse(request, loadPreviewMap(mapId), async ({ snapshot }) => {
    const card = await cardPng(snapshot, {
      form: 'landscape',
      studio: readWizardTexts(null).brand,
      site: new URL(env().SITE_URL).host,
      name: true,
    })
    return new Response(new Uint8Array(card), { headers: { ...frameHeaders, 'Content-Type': 'image/png' } })
  })
}
