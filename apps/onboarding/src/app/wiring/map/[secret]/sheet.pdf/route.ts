import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { answerFile, fileName } from '../../../../../map/answer-file.ts'

type Context = Parameters<typeof answerFile>[1]

export const GET = (request: Request, context: Context) =>
  answerFile(request, context, 'pdf', async ({ snapshot, expires_at }) => ({
    name: fileName(snapshot),
    type: 'application/pdf',
    body: await drawMap(snapshot, expires_at),
  }))
