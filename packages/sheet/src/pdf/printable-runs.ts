import { type Face, type FontRun, fontRuns, mainFont } from '../fonts/font-runs.ts'

/** Printed for words that no font of the sheet has letters for. */
export const unprintable = '[these words are in letters this sheet cannot print; they are on the page]'
/** For a name: a cell of the drawing has no room for a sentence. */
export const unprintableName = '[name: see the page]'

/** Right-to-left scripts need shaping and reordering, which the PDF does not do. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** If any letter has no font the notice stands for the whole text. */
export function printableRuns(text: string, face: Face, notice = unprintable): FontRun[] {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ')
  const runs = rightToLeft.test(clean) ? null : (fontRuns(clean, face) ?? fontRuns(clean, 'text'))
  return runs ?? [{ text: notice, font: mainFont('text') }]
}
