import { answerFile, fileName } from '../../../../../map/answer-file.ts'

type Context = Parameters<typeof answerFile>[1]

export const GET = (request: Request, context: Context) =>
  answerFile(request, context, 'json', ({ snapshot }) => ({
    name: fileName(snapshot),
    type: 'application/json',
    body: JSON.stringify(snapshot, null, 2),
  }))
