import type { Snapshot } from '@wiring/map/snapshot'
import PDFDocument from 'pdfkit'
import { mainFont } from '../fonts/font-runs.ts'
import { mapTitle } from '../text/facts.ts'
import { usualSheets } from './draw-figure.ts'
import { MapSheets } from './map-sheets.ts'
import { a4, PageWriter, TooManyPages } from './page-writer.ts'
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

/** `expiresAt`: ISO 8601; `null` for a specimen. `contact`: where corrections go. */
export async function drawMap(
  snapshot: Snapshot,
  expiresAt: string | null,
  contact: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const around = { expiresAt, contact }
  const last = attempts[attempts.length - 1] as Attempt
  for (const attempt of attempts) {
    const most = attempt === last ? Infinity : maxPages
    const drawn = await drawAttempt(snapshot, around, attempt, { most })
    if (drawn !== null) return numbered(snapshot, around, attempt, drawn)
  }
  throw new Error('The last attempt takes as many sheets as it needs.')
}

interface Drawn {
  bytes: Uint8Array<ArrayBuffer>
  pages: number
}

/** The first sheet says how many there are, which is known once the last one is drawn. */
async function numbered(snapshot: Snapshot, around: Around, attempt: Attempt, drawn: Drawn) {
  if (drawn.pages === usualSheets) return drawn.bytes
  const again = await drawAttempt(snapshot, around, attempt, { most: drawn.pages, sheets: drawn.pages })
  return (again ?? drawn).bytes
}

interface Around {
  expiresAt: string | null
  contact: string | null
}

/** `null` as soon as it takes more sheets than `most`. */
async function drawAttempt(
  snapshot: Snapshot,
  { expiresAt, contact }: Around,
  { scale, lines, spread }: Attempt,
  { most, sheets = usualSheets }: { most: number; sheets?: number },
): Promise<Drawn | null> {
  const document = openDocument(snapshot)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  const writer = new PageWriter(document, scale, most)
  const sheet = new MapSheets(writer, root, snapshot, sheets)
  try {
    sheet.drawing(expiresAt)
    sheet.found()
    sheet.path()
    if (spread) writer.newPage()
    sheet.sections(contact)
    sheet.table()
    sheet.lines(lines, spread)
  } catch (error) {
    if (error instanceof TooManyPages) return null
    throw error
  }
  root.end()
  const pages = document.bufferedPageRange().count
  // PDFKit itself begins a page where a paragraph reaches the foot.
  if (pages > most) return null
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
