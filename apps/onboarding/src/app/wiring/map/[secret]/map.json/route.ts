import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'

export const GET = (request: Request, context: MapContext) =>
  answerFile(request, context, 'json', ({ snapshot }) => ({
    name: fileName(snapshot),
    type: 'application/json',
    body: JSON.stringify(snapshot, null, 2),
  }))
