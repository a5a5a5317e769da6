import type { Snapshot } from '@wiring/map/snapshot'
import PDFDocument from 'pdfkit'
import { mainFont } from '../fonts/font-runs.ts'
import { mapTitle } from '../text/facts.ts'
import { usualSheets } from './draw-figure.ts'
import { MapSheets } from './map-sheets.ts'
import { a4, PageWriter } from './page-writer.ts'
import { drawBorders } from './sheet-borders.ts'

const maxPages = usualSheets

/** `spread`: the evidence begins on a sheet of its own, and so do the lines. */
const attempts = [
  { scale: 1, lines: 'all', spread: true },
  { scale: 0.92, lines: 'all', spread: true },
  { scale: 1, lines: 'all', spread: false },
  { scale: 0.9, lines: 'all', spread: false },
  { scale: 0.82, lines: 'all', spread: false },
  { scale: 0.82, lines: 'named', spread: false },
] as const

type Attempt = (typeof attempts)[number]

const tooManyPages = 2 * maxPages

/** `expiresAt`: ISO 8601; `null` for a specimen. `contact`: where corrections go. */
export async function drawMap(
  snapshot: Snapshot,
  expiresAt: string | null,
  contact: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const around = { expiresAt, contact }
  const last = attempts[attempts.length - 1] as Attempt
  for (const attempt of attempts) {
    const { bytes, pages } = await drawAttempt(snapshot, around, attempt)
    if (pages <= maxPages || attempt === last) return numbered(snapshot, around, attempt, { bytes, pages })
    if (pages > tooManyPages) break
  }
  return numbered(snapshot, around, last, await drawAttempt(snapshot, around, last))
}

/** The first sheet says how many there are, which is known once the last one is drawn. */
async function numbered(
  snapshot: Snapshot,
  around: Around,
  attempt: Attempt,
  { bytes, pages }: { bytes: Uint8Array<ArrayBuffer>; pages: number },
) {
  return pages === usualSheets ? bytes : (await drawAttempt(snapshot, around, attempt, pages)).bytes
}

interface Around {
  expiresAt: string | null
  contact: string | null
}

async function drawAttempt(
  snapshot: Snapshot,
  { expiresAt, contact }: Around,
  { scale, lines, spread }: Attempt,
  sheets = usualSheets,
) {
  const document = openDocument(snapshot)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  const writer = new PageWriter(document, scale)
  const sheet = new MapSheets(writer, root, snapshot, sheets)
  sheet.drawing(expiresAt)
  sheet.found()
  sheet.path()
  if (spread) writer.newPage()
  sheet.sections(contact)
  sheet.table()
  sheet.lines(lines, spread)
  root.end()
  const pages = document.bufferedPageRange().count
  drawBorders(writer, snapshot)
  document.end()
  await finished
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages }
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
