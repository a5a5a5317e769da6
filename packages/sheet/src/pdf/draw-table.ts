import { a4, column, label, type PageWriter, type Piece } from './page-writer.ts'

type Structure = PDFKit.PDFStructureElement

/** The first cell of a row is its header. */
export function drawTable(
  writer: PageWriter,
  root: Structure,
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const table = writer.document.struct('Table')
  root.add(table)
  const head = heads.map((text) => label(text.toUpperCase()))
  const drawHead = () => drawRow(writer, table, head, widths, rowHeight(writer, head, widths), 'TH')
  drawHead()
  for (const row of rows) {
    const cells = row.map((text, index) =>
      index === 0 ? label(text) : { text, face: 'text' as const, size: 8 },
    )
    const height = rowHeight(writer, cells, widths)
    if (height > writer.room()) {
      writer.newPage()
      drawHead()
    }
    drawRow(writer, table, cells, widths, height, 'TD')
  }
  table.end()
}

const boxesOf = (widths: readonly number[]) =>
  widths.map((width, index) => ({
    x: a4.margin + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    width: width - 6,
    lineGap: 1,
  }))

function rowHeight(writer: PageWriter, cells: readonly Piece[], widths: readonly number[]): number {
  const boxes = boxesOf(widths)
  const heights = cells.map((cell, index) =>
    cell.text === '' ? 0 : writer.height([cell], boxes[index] ?? { x: 0, width: 100 }),
  )
  return Math.max(...heights) + 4
}

function drawRow(
  writer: PageWriter,
  table: Structure,
  cells: readonly Piece[],
  widths: readonly number[],
  height: number,
  type: 'TH' | 'TD',
): void {
  const { document } = writer
  const boxes = boxesOf(widths)
  writer.rule(column)
  const top = document.y + 2.5
  const row = document.struct('TR')
  table.add(row)
  cells.forEach((cell, index) => {
    document.y = top
    const box = boxes[index]
    if (box === undefined) return
    const kind = type === 'TH' || index === 0 ? 'TH' : 'TD'
    if (cell.text === '') row.add(document.struct(kind))
    else writer.block(row, kind, [cell], box)
  })
  row.end()
  document.y = top + height - 2.5
}
