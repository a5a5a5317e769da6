import type { Snapshot } from '@wiring/map/snapshot'
import PDFDocument from 'pdfkit'
import { mainFont } from '../fonts/font-runs.ts'
import { mapTitle, revision } from '../text/facts.ts'
import { MapSheets } from './map-sheets.ts'
import { a4, colors, PageWriter } from './page-writer.ts'

const maxPages = 4

const attempts = [
  { scale: 1, lines: 'all' },
  { scale: 0.9, lines: 'all' },
  { scale: 0.82, lines: 'all' },
  { scale: 0.82, lines: 'named' },
] as const

type Attempt = (typeof attempts)[number]

const tooManyPages = 2 * maxPages

/** `expiresAt`: ISO 8601; `null` for a specimen. `contact`: where corrections go. */
export async function drawMap(
  snapshot: Snapshot,
  expiresAt: string | null,
  contact: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const last = attempts[attempts.length - 1] as Attempt
  for (const attempt of attempts) {
    const { bytes, pages } = await drawAttempt(snapshot, { expiresAt, contact }, attempt)
    if (pages <= maxPages || attempt === last) return bytes
    if (pages > tooManyPages) break
  }
  return (await drawAttempt(snapshot, { expiresAt, contact }, last)).bytes
}

interface Around {
  expiresAt: string | null
  contact: string | null
}

async function drawAttempt(snapshot: Snapshot, { expiresAt, contact }: Around, { scale, lines }: Attempt) {
  const document = openDocument(snapshot)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  const writer = new PageWriter(document, scale)
  const sheet = new MapSheets(writer, root, snapshot)
  sheet.drawing(expiresAt)
  sheet.path()
  sheet.sections(contact)
  sheet.lines(lines)
  root.end()
  const pages = document.bufferedPageRange().count
  drawFooters(writer, revision(snapshot))
  document.end()
  await finished
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages }
}

/** Artifacts: screen readers skip them. */
function drawFooters(writer: PageWriter, revision: string): void {
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

/** PDFKit's types lack both. */
function openDocument(snapshot: Snapshot): PDFKit.PDFDocument {
  const date = new Date(snapshot.published_at ?? 0)
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    layout: 'landscape',
    margins: { top: 40, bottom: 36, left: a4.margin, right: a4.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `Wiring Map, ${mapTitle(snapshot)}`, CreationDate: date, ModDate: date },
  }
  return new PDFDocument(Object.assign(options, { subset: 'PDF/UA', font: mainFont('text').font }))
}
