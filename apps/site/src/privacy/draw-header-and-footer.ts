import { ink, layout, line, quiet, signal, size } from './page-layout.ts'

export function drawHeaderAndFooter(document: PDFKit.PDFDocument, studio: string, title: string) {
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    document.markContent('Artifact', { type: 'Pagination' })
    drawMark(document)
    document.font('bold').fontSize(11).fillColor(ink)
    document.text(studio, layout.margin + 26, 46, { lineBreak: false })
    const foot = layout.height - 44
    document.moveTo(layout.margin, foot - 10).lineTo(layout.width - layout.margin, foot - 10)
    document.lineWidth(0.5).stroke(line)
    document.font('mono').fontSize(size.label).fillColor(quiet)
    // Below the bottom margin PDFKit would start a new page.
    document.page.margins.bottom = 0
    document.text(title.toUpperCase(), layout.margin, foot, { lineBreak: false })
    document.text(`SHEET ${page + 1}/${count}`, layout.margin, foot, {
      width: layout.width - 2 * layout.margin,
      align: 'right',
      lineBreak: false,
    })
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
