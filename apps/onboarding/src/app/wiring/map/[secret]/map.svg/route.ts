import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { printableLayout } from '@wiring/sheet/drawing/printable-layout.ts'
import { drawingFile } from '@wiring/sheet/drawing/svg-file.ts'
import { answerFile, fileName, type MapContext } from '../../../../../map/answer-file.ts'

export const GET = (request: Request, context: MapContext) =>
  answerFile(request, context, 'svg', ({ snapshot }) => ({
    name: fileName(snapshot),
    type: 'image/svg+xml',
    body: drawingFile(printableLayout(snapshot, 'wide'), figureName(snapshot)),
  }))
