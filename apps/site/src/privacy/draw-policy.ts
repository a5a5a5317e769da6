import PDFDocument from 'pdfkit'
import { staticFonts } from '../surfaces/fonts.ts'
import { drawHeaderAndFooter } from './draw-header-and-footer.ts'
import { ink, layout, line, lineGap, quiet, size } from './page-layout.ts'
import type { PolicyBlock, Run } from './policy-blocks.ts'

export interface Policy {
  title: string
  studio: string
  version: string
  date: Date
  blocks: PolicyBlock[]
}

type Document = PDFKit.PDFDocument

/** A tagged PDF (PDF/UA). */
export async function drawPolicy(policy: Policy): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await staticFonts()
  const document = new PDFDocument(documentOptions(policy, fonts.text))
  document.registerFont('text', fonts.text)
  document.registerFont('bold', fonts.bold)
  document.registerFont('mono', fonts.mono)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  drawTitle(document, root, policy)
  for (const block of policy.blocks) drawBlock(document, root, block)
  root.end()
  drawHeaderAndFooter(document, policy.studio, policy.title)
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}

function documentOptions({ title, studio, date }: Policy, font: Buffer): PDFKit.PDFDocumentOptions {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: layout.top, bottom: layout.bottom, left: layout.margin, right: layout.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: studio, CreationDate: date, ModDate: date },
  }
  // Missing in PDFKit's types.
  return Object.assign(options, { subset: 'PDF/UA', font })
}

function drawTitle(document: Document, root: PDFKit.PDFStructureElement, policy: Policy) {
  root.add(
    document.struct('H1', {}, () => {
      document.font('bold').fontSize(size.title).fillColor(ink)
      document.text(policy.title, layout.textX, 92, { width: layout.textWidth, characterSpacing: -1.2 })
    }),
  )
  root.add(
    document.struct('P', {}, () => {
      document.font('mono').fontSize(size.label).fillColor(quiet)
      document.text(policy.version.toUpperCase(), layout.textX, document.y + 6, { width: layout.textWidth })
    }),
  )
  document.y += 18
}

function drawBlock(document: Document, root: PDFKit.PDFStructureElement, block: PolicyBlock) {
  if (block.kind === 'heading') return drawHeading(document, root, block.runs)
  if (block.kind === 'paragraph') {
    keepTogether(document, block.runs)
    root.add(document.struct('P', {}, () => drawRuns(document, block.runs, layout.textX, layout.textWidth)))
    document.y += 6
    return
  }
  const items = block.items.map((runs) => {
    const body = document.struct('LBody', {}, () =>
      drawRuns(document, runs, layout.textX + 14, layout.textWidth - 14, true),
    )
    return document.struct('LI', {}, [body])
  })
  root.add(document.struct('L', {}, items))
  document.y += 6
}

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('')

/** Short paragraphs are not split. */
function keepTogether(document: Document, runs: Run[]) {
  document.font('text').fontSize(size.text)
  const text = textOf(runs)
  const height = document.heightOfString(text, { width: layout.textWidth, lineGap })
  const remaining = layout.height - layout.bottom - document.y
  if (height > remaining && height < 90) document.addPage()
}

function drawHeading(document: Document, root: PDFKit.PDFStructureElement, runs: Run[]) {
  if (document.y > layout.height - layout.bottom - 60) document.addPage()
  document.y += 8
  const { y } = document
  root.add(
    document.struct('H2', {}, () => {
      document.font('bold').fontSize(size.heading).fillColor(ink)
      const text = textOf(runs)
      document.text(text, layout.margin, y - 1, { width: layout.headingWidth, lineGap: 0 })
    }),
  )
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(layout.textX, y - 7)
    .lineTo(layout.width - layout.margin, y - 7)
    .lineWidth(0.5)
    .stroke(line)
  document.endMarkedContent()
  document.y = y
}

function drawRuns(document: Document, runs: Run[], x: number, width: number, bullet = false) {
  document.font('text').fontSize(size.text).fillColor(ink)
  const { y } = document
  if (bullet) document.text('–', x - 14, y, { width: 12, lineGap }).text('', x, y)
  runs.forEach(({ text, href }, index) => {
    const continued = index < runs.length - 1
    const place = index === 0 ? ([x, y] as const) : []
    const options = { width, lineGap, continued, link: href ?? null, underline: href !== undefined }
    if (place.length === 2) document.text(text, place[0], place[1], options)
    else document.text(text, options)
  })
}
