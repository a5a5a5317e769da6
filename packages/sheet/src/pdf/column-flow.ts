import { column, type PageWriter, type Piece } from './page-writer.ts'

type Structure = PDFKit.PDFStructureElement

export interface Block {
  type: 'H2' | 'H3' | 'P'
  pieces: Piece[]
  /** Points around it. */
  before: number
  after: number
}

const gutter = 22
const width = (column.width - gutter) / 2

export const columns = [0, 1].map((index) => ({ x: column.x + index * (width + gutter), width, lineGap: 2 }))

const minimum = 110

const heightOf = (writer: PageWriter, { before, pieces, after }: Block) =>
  before + writer.height(pieces, { x: 0, width }) + after

/** Over two columns of equal length, on as many sheets as it takes; a heading stays with what it heads. */
export function flowColumns(writer: PageWriter, root: Structure, blocks: readonly Block[]): void {
  let rest = blocks
  if (rest.length > 0 && writer.room() < minimum) writer.newPage()
  while (rest.length > 0) {
    const heights = rest.map((block) => heightOf(writer, block))
    const half = heights.reduce((sum, height) => sum + height, 0) / 2
    const left = Math.max(1, withoutLastHeading(rest, countUntil(heights, half, writer.room())))
    const right = withoutLastHeading(rest.slice(left), countWithin(heights.slice(left), writer.room()))
    drawColumns(writer, root, [rest.slice(0, left), rest.slice(left, left + right)])
    rest = rest.slice(left + right)
    if (rest.length > 0) writer.newPage()
  }
}

export function drawColumns(
  writer: PageWriter,
  root: Structure,
  [left, right]: [readonly Block[], readonly Block[]],
): void {
  const { document } = writer
  const top = document.y
  const ends = [left, right].map((blocks, index) => {
    document.y = top
    for (const [at, block] of blocks.entries())
      drawBlock(writer, root, at === 0 ? { ...block, before: 0 } : block, columns[index] ?? column)
    return document.y
  })
  document.y = Math.max(...ends)
}

export function drawBlock(
  writer: PageWriter,
  root: Structure,
  { type, pieces, before, after }: Block,
  box: { x: number; width: number },
): void {
  writer.document.y += before
  writer.block(root, type, pieces, box)
  writer.document.y += after
}

function countWithin(heights: readonly number[], room: number): number {
  let sum = 0
  const over = heights.findIndex((height) => {
    sum += height
    return sum > room
  })
  return over < 0 ? heights.length : over
}

/** The first that reach the length, if there is room. */
const countUntil = (heights: readonly number[], length: number, room: number) =>
  Math.min(countWithin(heights, length) + 1, countWithin(heights, room))

function withoutLastHeading(blocks: readonly Block[], count: number): number {
  if (count >= blocks.length) return blocks.length
  return blocks[count - 1]?.type === 'H2' ? count - 1 : count
}
