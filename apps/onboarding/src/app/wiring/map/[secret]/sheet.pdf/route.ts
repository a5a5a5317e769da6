import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { answerFile } from '../../../../../map/answer-file.ts'
import { fileName } from '../../../../../map/file-name.ts'

type Context = Parameters<typeof answerFile>[1]

export const GET = (request: Request, context: Context) =>
  answerFile(request, context, 'pdf', async ({ snapshot, expires_at }) => ({
    name: fileName(snapshot),
    type: 'application/pdf',
    body: await drawMap(snapshot, expires_at),
  }))
