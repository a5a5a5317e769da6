import { mapText } from '@wiring/sheet/text/map-text.ts'
import { answerFile, fileName } from '../../../../../map/answer-file.ts'

type Context = Parameters<typeof answerFile>[1]

export const GET = (request: Request, context: Context) =>
  answerFile(request, context, 'txt', ({ snapshot, expires_at }) => ({
    name: fileName(snapshot),
    type: 'text/plain; charset=utf-8',
    body: mapText(snapshot, expires_at),
  }))
