import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'
import { getWizardTexts } from '../../../../../session/get-wizard-texts.ts'

export function GET(request: Request, context: MapContext) {
  const { contactEmail } = getWizardTexts()
  return answerFile(
    request,
    context,
    'pdf',
    async ({ snapshot, expires_at }) => ({
      name: fileName(snapshot),
      type: 'application/pdf',
      body: await drawMap(snapshot, expires_at, contactEmail),
    }),
    contactEmail ?? undefined,
  )
}
