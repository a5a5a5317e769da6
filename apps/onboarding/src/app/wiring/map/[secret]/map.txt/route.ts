import { mapText } from '@wiring/sheet/text/map-text.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'

export const GET = (request: Request, context: MapContext) =>
  answerFile(request, context, 'txt', ({ snapshot, expires_at }, contact) => ({
    name: fileName(snapshot),
    type: 'text/plain; charset=utf-8',
    body: mapText(snapshot, expires_at, contact),
  }))
