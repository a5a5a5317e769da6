import { mainFont } from '../fonts/font-runs.ts'
import { a4, colors, type PageWriter } from './page-writer.ts'

/** Artifacts: screen readers pass over them. */
export function drawFurniture(writer: PageWriter, revision: string): void {
  const { document } = writer
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    const { width, height } = document.page
    document.markContent('Artifact', { type: 'Pagination' })
    document.page.margins.bottom = 0
    writer.use(mainFont('mono'))
    document.fontSize(6.4).fillColor(colors.quiet)
    document.text(`WIRING MAP · ${revision}`, a4.margin, height - 24, { lineBreak: false })
    document.text(`SHEET ${page + 1}/${count}`, a4.margin, height - 24, {
      width: width - 2 * a4.margin,
      align: 'right',
      lineBreak: false,
    })
    document.endMarkedContent()
  }
}
