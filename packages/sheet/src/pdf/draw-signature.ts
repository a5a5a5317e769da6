import { type Snapshot, signatureBox } from '@wiring/map/snapshot'
import { signerSentence } from '../text/facts.ts'
import { colors, type PageWriter, type Piece } from './page-writer.ts'

type Structure = PDFKit.PDFStructureElement

interface Strip {
  x: number
  /** Of the strip's upper edge. */
  y: number
  width: number
}

const markHeight = 36
const markWidth = (markHeight * signatureBox.width) / signatureBox.height
const gap = 28

const words = (sentence: string): Piece[] => [{ text: `“${sentence}”`, face: 'text', size: 14 }]

/** Room under the drawing, in points; 0 for a sheet without a sentence. */
export function signatureHeight(writer: PageWriter, snapshot: Snapshot, width: number): number {
  const sentence = signerSentence(snapshot)
  if (sentence === null) return 0
  const text = writer.height(words(sentence), { x: 0, width: width - markWidth - gap })
  return Math.max(text, markHeight + 12) + 8
}

export function drawSignature(writer: PageWriter, root: Structure, snapshot: Snapshot, strip: Strip): void {
  const sentence = signerSentence(snapshot)
  if (sentence === null) return
  const { document } = writer
  const { x, y, width } = strip
  document.y = y
  writer.block(root, 'P', words(sentence), { x, width: width - markWidth - gap })
  const left = x + width - markWidth
  const { signed_by, signature_path } = snapshot
  if (signature_path) drawMark(writer, root, { path: signature_path, by: signed_by ?? '', x: left, y })
  const under = signature_path ? y + markHeight + 2 : y
  document.y = under
  const by = `Signed by ${signed_by ?? ''}`
  writer.block(root, 'P', [{ text: by, face: 'text', size: 8, color: colors.quiet }], {
    x: left,
    width: markWidth,
  })
}

interface Mark {
  path: string
  by: string
  x: number
  y: number
}

function drawMark({ document }: PageWriter, root: Structure, { path, by, x, y }: Mark): void {
  const bbox = [x, y, x + markWidth, y + markHeight] as [number, number, number, number]
  const figure = Object.assign({ alt: `Signature of ${by}`, bbox }, { placement: 'Block' })
  root.add(
    document.struct('Figure', figure, () => {
      document
        .save()
        .translate(x, y)
        .scale(markHeight / signatureBox.height)
        .lineWidth(5)
        .lineCap('round')
        .lineJoin('round')
        .path(path)
        .stroke(colors.ink)
        .restore()
    }),
  )
}
