import { layout } from '@wiring/map/drawing/layout'
import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { drawingFile } from '@wiring/sheet/drawing/svg-file.ts'
import { answerFile, fileName } from '../../../../../map/answer-file.ts'

type Context = Parameters<typeof answerFile>[1]

export const GET = (request: Request, context: Context) =>
  answerFile(request, context, 'svg', ({ snapshot }) => ({
    name: fileName(snapshot),
    type: 'image/svg+xml',
    body: drawingFile(layout(snapshot, 'wide'), figureName(snapshot)),
  }))
