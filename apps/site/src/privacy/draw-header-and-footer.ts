import { printableRuns } from '@wiring/sheet/fonts/printable-runs.ts'
import type { PageWriter } from '@wiring/sheet/pdf/page-writer.ts'
import { ink, layout, line, quiet, signal, size } from './page-layout.ts'

export function drawHeaderAndFooter(writer: PageWriter, studio: string, title: string) {
  const { document } = writer
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    document.markContent('Artifact', { type: 'Pagination' })
    drawMark(document)
    writer.line(printableRuns(studio, 'bold', ''), { x: layout.margin + 26, y: 56, size: 11, color: ink })
    const foot = layout.height - 44
    document.moveTo(layout.margin, foot - 10).lineTo(layout.width - layout.margin, foot - 10)
    document.lineWidth(0.5).stroke(line)
    // Below the bottom margin PDFKit would start a new page.
    document.page.margins.bottom = 0
    const label = { y: foot + 6, size: size.label, color: quiet }
    writer.line(printableRuns(title.toUpperCase(), 'mono', ''), { ...label, x: layout.margin })
    const sheet = printableRuns(`SHEET ${page + 1}/${count}`, 'mono')
    writer.line(sheet, { ...label, x: layout.width - layout.margin, anchor: 'end' })
    document.endMarkedContent()
  }
}

function drawMark(document: PDFKit.PDFDocument) {
  document.save().translate(layout.margin, 42).scale(0.75)
  document.lineWidth(2).circle(4.5, 21.5, 3).stroke(ink)
  document.path('M4.5 18.5V12a3 3 0 0 1 3-3h6a3 3 0 0 0 3-3V4.5h2').stroke(ink)
  document.circle(21.5, 4.5, 3).fill(signal)
  document.restore()
}
