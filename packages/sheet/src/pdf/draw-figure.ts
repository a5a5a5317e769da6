import {
  type Color,
  type PathMark,
  type Primitive,
  type TextMark,
  tracking,
} from '@wiring/map/drawing/primitives'
import type { Snapshot } from '@wiring/map/snapshot'
import { printableLayout } from '../drawing/printable-layout.ts'
import { paperColors, pathData } from '../drawing/svg.ts'
import { mainFont } from '../fonts/font-runs.ts'
import { printableRuns, printableWhole, unprintableName } from '../fonts/printable-runs.ts'
import type { PageWriter } from './page-writer.ts'

/** Of a map that fits on four, as its drawing says everywhere else. */
export const usualSheets = 4

interface Place {
  x: number
  y: number
  width: number
}

/** `sheets`: as many as the document has; the drawing is the first. */
export function drawFigure(
  writer: PageWriter,
  snapshot: Snapshot,
  { x, y, width }: Place,
  sheets: number,
): void {
  const drawing = printableLayout(snapshot, 'wide')
  const { document } = writer
  document
    .save()
    .translate(x, y)
    .scale(width / drawing.width)
  const edges = drawing.primitives.filter(({ role }) => role === 'hairline')
  const marks = drawing.primitives.filter(({ role }) => role !== 'hairline')
  const numbered = (mark: Primitive): Primitive =>
    mark.kind === 'text' && mark.text === `SHEET 1/${usualSheets}`
      ? { ...mark, text: `SHEET 1/${sheets}` }
      : mark
  for (const mark of [...edges, ...marks]) drawMark(writer, numbered(mark))
  document.restore()
}

export const figureHeight = (snapshot: Snapshot, width: number): number => {
  const drawing = printableLayout(snapshot, 'wide')
  return (drawing.height * width) / drawing.width
}

function drawMark(writer: PageWriter, mark: Primitive): void {
  const { document } = writer
  if (mark.kind === 'text') {
    drawText(writer, mark)
    return
  }
  document.save()
  if (mark.kind === 'path') document.path(pathData(mark))
  else if (mark.kind === 'circle') document.circle(mark.x, mark.y, mark.radius)
  else document.rect(mark.x, mark.y, mark.width, mark.height)
  paint(document, mark)
  document.restore()
}

function paint(document: PDFKit.PDFDocument, mark: PathMark | Exclude<Primitive, TextMark | PathMark>): void {
  const swatch = mark.kind === 'rect' ? mark.swatch : undefined
  const fill = swatch ?? color(mark.fill)
  const stroke = color(mark.stroke)
  if (mark.weight !== undefined) document.lineWidth(mark.weight)
  if (mark.round) document.lineCap('round')
  const [dash, space] = mark.dash ?? []
  // PDFKit refuses a dash of length 0.
  if (dash !== undefined) document.dash(Math.max(dash, 0.01), { space: space ?? dash })
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke)
  else if (fill !== undefined) document.fill(fill)
  else if (stroke !== undefined) document.stroke(stroke)
}

const color = (name: Color | undefined) => (name === undefined ? undefined : paperColors[name])

function drawText(writer: PageWriter, mark: TextMark): void {
  const { text, font, size, anchor, x, y, fill, foreign } = mark
  const runs =
    foreign && printableWhole(text) === null
      ? [{ text: unprintableName, font: mainFont('text') }]
      : printableRuns(text, font === 'mono' ? 'mono' : 'bold')
  writer.line(runs, { x, y, size, anchor, color: paperColors[fill], spacing: tracking[font] * size })
}
