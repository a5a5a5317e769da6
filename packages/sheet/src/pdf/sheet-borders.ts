import type { Snapshot } from '@wiring/map/snapshot'
import { mainFont } from '../fonts/font-runs.ts'
import { printableRuns, printableWhole, unprintableName } from '../fonts/printable-runs.ts'
import { printedDay, revision } from '../text/facts.ts'
import { a4, border, colors, type PageWriter } from './page-writer.ts'

/** As the drawing has them, for the sheets that follow it. Artifacts: screen readers skip them. */
export function drawBorders(writer: PageWriter, snapshot: Snapshot): void {
  const { document } = writer
  const { start, count } = document.bufferedPageRange()
  for (let page = 1; page < count; page += 1) {
    document.switchToPage(start + page)
    document.page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    drawBorder(writer)
    drawTitleBlock(writer, cellsOf(snapshot, `${page + 1}/${count}`))
    document.endMarkedContent()
  }
}

function drawBorder({ document }: PageWriter): void {
  const { left, top, right, block, bottom } = border
  document
    .lineWidth(0.6)
    .rect(left, top, right - left, bottom - top)
    .stroke(colors.line)
  document.moveTo(left, block).lineTo(right, block).lineWidth(0.6).stroke(colors.ink)
}

interface Cell {
  label: string
  value: string
  share: number
}

function cellsOf(snapshot: Snapshot, sheet: string): Cell[] {
  const { name, model, lexicon, drawing, published_at } = snapshot
  const day = published_at === null ? 'Draft' : printedDay(published_at)
  return [
    { label: 'NAME', value: name === '' ? '' : (printableWhole(name) ?? unprintableName), share: 0.32 },
    { label: 'READ FROM', value: `${drawing.lines.total} lines`, share: 0.16 },
    { label: 'MODEL', value: `${model} · ${lexicon.slice(0, 4).toUpperCase()}`, share: 0.18 },
    { label: `SHEET ${sheet}`, value: `${revision(snapshot)} · ${day}`, share: 0.34 },
  ]
}

function drawTitleBlock(writer: PageWriter, cells: readonly Cell[]): void {
  const { document } = writer
  const { left, right, block, bottom } = border
  let x: number = left
  for (const { label, value, share } of cells) {
    if (x > left) document.moveTo(x, block).lineTo(x, bottom).lineWidth(0.6).stroke(colors.line)
    const width = (right - left) * share
    const inset = x === left ? a4.margin - left : 10
    document.fontSize(6.4).fillColor(colors.quiet)
    writer.use(mainFont('mono'))
    document.text(label, x + inset, block + 9, { lineBreak: false })
    const size = fittingSize(writer, value, width - inset - 6)
    writer.line(printableRuns(value, 'bold'), { x: x + inset, y: block + 28, size, color: colors.ink })
    x += width
  }
}

/** Of a value that is printed in one line. */
function fittingSize(writer: PageWriter, value: string, width: number): number {
  writer.use(mainFont('bold'))
  const needed = writer.document.fontSize(10).widthOfString(value)
  return Math.max(4, Math.min(10, (10 * width) / Math.max(1, needed)))
}
