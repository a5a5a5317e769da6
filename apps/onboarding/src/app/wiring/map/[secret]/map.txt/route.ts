import { mapText } from '@wiring/sheet/text/map-text.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'
import { getWizardTexts } from '../../../../../session/get-wizard-texts.ts'

export function GET(request: Request, context: MapContext) {
  const { contactEmail } = getWizardTexts()
  return answerFile(
    request,
    context,
    'txt',
    ({ snapshot, expires_at }) => ({
      name: fileName(snapshot),
      type: 'text/plain; charset=utf-8',
      body: mapText(snapshot, expires_at, contactEmail),
    }),
    contactEmail ?? undefined,
  )
}
