import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { env } from '../../../../../env.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'

export function GET(request: Request, context: MapContext) {
  const name = new URL(request.url).searchParams.get('name') === '1'
  return answerFile(
    request,
    context,
    'png',
    async ({ snapshot }) => ({
      name: `${fileName(snapshot)}-card`,
      type: 'image/png',
      body: new Uint8Array(await cardPng(snapshot, { site: new URL(env().SITE_URL).host, name })),
    }),
    String(name),
  )
}
