import { rooms, solidLines } from '@wiring/ui/tokens'
import { type Face, type FontRun, type LoadedFont, mainFont } from '../fonts/font-runs.ts'
import { printableRuns } from '../fonts/printable-runs.ts'

export const colors = {
  ink: rooms.paper.ink,
  quiet: rooms.paper['ink-2'],
  line: solidLines.print,
  red: rooms.paper['red-text'],
  green: rooms.paper['green-text'],
} as const

/** Points. */
export const a4 = { width: 595.28, height: 841.89, margin: 44, top: 46, bottom: 82 } as const

/** Of every sheet but the drawing, which has its own; `block` is where its title block begins. */
export const border = {
  left: 26,
  top: 26,
  right: a4.width - 26,
  block: a4.height - 66,
  bottom: a4.height - 26,
} as const

export const column = { x: a4.margin, width: a4.width - 2 * a4.margin }

export interface Piece {
  text: string
  face: Face
  size: number
  color?: string
  /** BCP 47; `und` is unknown. */
  lang?: string
  href?: string
  /** Between letters, in points. */
  spacing?: number
}

interface Line {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  color: string
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

interface Box {
  x: number
  width: number
  lineGap?: number
}

type Document = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** Thrown by `newPage` beyond `mostPages`. */
export class TooManyPages extends Error {}

export class PageWriter {
  document: Document
  readonly #registered = new Set<string>()
  #used: string | null = null

  readonly #scale: number

  readonly #mostPages: number

  constructor(document: Document, scale = 1, mostPages = Infinity) {
    this.document = document
    this.#scale = scale
    this.#mostPages = mostPages
  }

  use({ name, font }: LoadedFont): void {
    if (name === this.#used) return
    this.#used = name
    if (!this.#registered.has(name)) this.document.registerFont(name, font as unknown as Buffer)
    this.#registered.add(name)
    this.document.font(name)
  }

  block(parent: Structure, type: string, pieces: readonly Piece[], box: Box): void {
    const children = this.#children(pieces, box)
    parent.add(this.document.struct(type, {}, children))
  }

  /** With room for wider faces, where there are any. */
  height(pieces: readonly Piece[], { width, lineGap = 2 }: Box): number {
    const size = this.#scale * Math.max(...pieces.map((piece) => piece.size))
    const main = mainFont('text')
    this.use(main)
    this.document.fontSize(size)
    const runs = pieces.flatMap(({ text, face }) => printableRuns(text, face))
    const room = runs.every(({ font }) => font.name === main.name) ? width : width * 0.94
    return this.document.heightOfString(runs.map(({ text }) => text).join(''), { width: room, lineGap })
  }

  line(runs: readonly FontRun[], { x, y, size, color, anchor = 'start', spacing = 0 }: Line): void {
    const { document } = this
    document.fontSize(size).fillColor(color)
    const options = { lineBreak: false, characterSpacing: spacing, baseline: 'alphabetic' as const }
    const widths = runs.map(({ text, font }) => {
      this.use(font)
      return document.widthOfString(text, options)
    })
    const total = widths.reduce((sum, width) => sum + width, 0)
    let place = x - { start: 0, middle: total / 2, end: total }[anchor]
    for (const [index, { text, font }] of runs.entries()) {
      this.use(font)
      document.text(text, place, y, options)
      place += widths[index] ?? 0
    }
  }

  /** An artifact: screen readers skip it. */
  rule({ x, width }: Box, weight = 0.5, color: string = colors.line): void {
    const { document } = this
    const { y } = document
    document.markContent('Artifact', { type: 'Layout' })
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color)
    document.endMarkedContent()
  }

  /** To the foot of the sheet. */
  room(): number {
    const { document } = this
    // PDFKit counts from baselines.
    const ascent = 10
    return document.page.height - a4.bottom - ascent - document.y
  }

  keepTogether(height: number): void {
    if (height > this.room()) this.newPage()
  }

  newPage(): void {
    if (this.document.bufferedPageRange().count >= this.#mostPages) throw new TooManyPages()
    this.document.addPage({
      size: 'A4',
      margins: { top: a4.top, bottom: a4.bottom, left: a4.margin, right: a4.margin },
    })
    this.document.y = a4.top
  }

  #children(pieces: readonly Piece[], { x, width, lineGap = 2 }: Box) {
    const runs = pieces.flatMap((piece) =>
      printableRuns(piece.text, piece.face).map((run) => ({ ...piece, ...run })),
    )
    // PDFKit would align tops, not baselines.
    const rise = 0.8 * this.#scale * Math.max(...pieces.map((piece) => piece.size))
    const y = this.document.y + rise
    return runs.map(({ text, font, size, color, lang, href, spacing }, index) => {
      const write = () => {
        this.use(font)
        this.document.fontSize(size * this.#scale).fillColor(color ?? colors.ink)
        const last = index === runs.length - 1
        const options = {
          width,
          lineGap,
          continued: !last,
          baseline: 'alphabetic' as const,
          link: href ?? null,
          underline: href !== undefined,
          characterSpacing: spacing ?? 0,
        }
        if (index === 0) this.document.text(text, x, y, options)
        else this.document.text(text, options)
        if (last) this.document.y -= rise
      }
      return lang === undefined ? write : this.document.struct('Span', { lang }, [write])
    })
  }
}

export const label = (text: string): Piece => ({ text, face: 'mono', size: 6.4, color: colors.quiet })
