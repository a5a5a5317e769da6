import { type Face, type FontRun, fontRuns, mainFont } from '../fonts/font-runs.ts'

export const unprintable = '[these words are in letters this sheet cannot print; they are on the page]'
/** A cell has little room. */
export const unprintableName = '[name: see the page]'

/** PDFKit cannot shape and reorder them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The notice replaces the whole text. */
export function printableRuns(text: string, face: Face, notice = unprintable): FontRun[] {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ')
  const runs = rightToLeft.test(clean) ? null : (fontRuns(clean, face) ?? fontRuns(clean, 'text'))
  return runs ?? [{ text: notice, font: mainFont('text') }]
}
