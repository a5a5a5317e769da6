import { mainFont } from '@wiring/sheet/fonts/font-runs.ts'
import { printed } from '@wiring/sheet/fonts/printable-runs.ts'
import { PageWriter, type Piece } from '@wiring/sheet/pdf/page-writer.ts'
import PDFDocument from 'pdfkit'
import { drawHeaderAndFooter } from './draw-header-and-footer.ts'
import { layout, line, lineGap, quiet, size } from './page-layout.ts'
import type { PolicyBlock, Run } from './policy-blocks.ts'

export interface Policy {
  title: string
  studio: string
  version: string
  date: Date
  blocks: PolicyBlock[]
}

type Structure = PDFKit.PDFStructureElement

/** A tagged PDF (PDF/UA). */
export async function drawPolicy(policy: Policy): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument(documentOptions(policy))
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  const writer = new PageWriter(document)
  drawTitle(writer, root, policy)
  for (const block of policy.blocks) drawBlock(writer, root, block)
  root.end()
  drawHeaderAndFooter(writer, policy.studio, policy.title)
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}

function documentOptions({ title, studio, date }: Policy): PDFKit.PDFDocumentOptions {
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
  return Object.assign(options, { subset: 'PDF/UA', font: mainFont('text').font })
}

const notice = '[words in letters that this file cannot print]'

const piece = ({ text, href }: Run, style: Omit<Piece, 'text'>): Piece => ({
  ...style,
  text: printed(text, style.face, notice).text,
  ...(href !== undefined && { href }),
})

const textBox = { x: layout.textX, width: layout.textWidth, lineGap }
const text = { face: 'text', size: size.text } as const

function drawTitle(writer: PageWriter, root: Structure, policy: Policy) {
  const { document } = writer
  document.y = 92
  const title = piece({ text: policy.title }, { face: 'bold', size: size.title, spacing: -1.2 })
  writer.block(root, 'H1', [title], textBox)
  document.y += 6
  const version = { text: policy.version.toUpperCase() }
  writer.block(root, 'P', [piece(version, { face: 'mono', size: size.label, color: quiet })], textBox)
  document.y += 18
}

function drawBlock(writer: PageWriter, root: Structure, block: PolicyBlock) {
  const { document } = writer
  if (block.kind === 'heading') return drawHeading(writer, root, block.runs)
  if (block.kind === 'paragraph') {
    const pieces = block.runs.map((run) => piece(run, text))
    keepTogether(writer, pieces)
    writer.block(root, 'P', pieces, textBox)
  } else {
    const list = document.struct('L')
    root.add(list)
    for (const runs of block.items) drawItem(writer, list, runs)
    list.end()
  }
  document.y += 6
}

const indent = 14

function drawItem(writer: PageWriter, list: Structure, runs: Run[]) {
  const { document } = writer
  const pieces = runs.map((run) => piece(run, text))
  keepTogether(writer, pieces)
  const item = document.struct('LI')
  list.add(item)
  const { y } = document
  writer.block(item, 'Lbl', [{ text: '–', ...text }], { ...textBox, width: indent })
  document.y = y
  const box = { ...textBox, x: textBox.x + indent, width: textBox.width - indent }
  writer.block(item, 'LBody', pieces, box)
  item.end()
}

/** Short paragraphs are not split. */
function keepTogether(writer: PageWriter, pieces: Piece[]) {
  const { document } = writer
  const height = writer.height(pieces, textBox)
  const remaining = layout.height - layout.bottom - document.y
  const line = 2 * size.text
  if (remaining < line || (height > remaining && height < 90)) document.addPage()
}

function drawHeading(writer: PageWriter, root: Structure, runs: Run[]) {
  const { document } = writer
  if (document.y > layout.height - layout.bottom - 60) document.addPage()
  document.y += 8
  const { y } = document
  document.y = y - 1
  const pieces = runs.map((run) => piece(run, { face: 'bold', size: size.heading }))
  writer.block(root, 'H2', pieces, { x: layout.margin, width: layout.headingWidth, lineGap: 0 })
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(layout.textX, y - 7)
    .lineTo(layout.width - layout.margin, y - 7)
    .lineWidth(0.5)
    .stroke(line)
  document.endMarkedContent()
  document.y = y
}
