import { isCardForm } from '@wiring/map/drawing/card'
import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { env } from '../../../../../env.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'
import { loadWizardTexts } from '../../../../../session/get-wizard-texts.ts'

/** `form`, `name=1` and `quote`, the id of a quoted line. Any other value is as if it were not there. */
export async function GET(request: Request, context: MapContext) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('form')
  const form = isCardForm(asked) ? asked : 'landscape'
  const name = searchParams.get('name') === '1'
  const quote = searchParams.get('quote')
  const site = new URL(env().SITE_URL).host
  const { brand: studio } = await loadWizardTexts()
  return answerFile(
    request,
    context,
    'png',
    async ({ snapshot }) => ({
      name: `${fileName(snapshot)}-card${form === 'landscape' ? '' : `-${form}`}`,
      type: 'image/png',
      body: new Uint8Array(await cardPng(snapshot, { form, studio, site, name, quote })),
    }),
    JSON.stringify([form, name, quote, studio]),
  )
}
