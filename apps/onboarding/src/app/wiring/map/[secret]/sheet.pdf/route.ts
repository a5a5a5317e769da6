import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'

export const GET = (request: Request, context: MapContext) =>
  answerFile(request, context, 'pdf', async ({ snapshot, expires_at }, contact) => ({
    name: fileName(snapshot),
    type: 'application/pdf',
    body: await drawMap(snapshot, expires_at, contact),
  }))
