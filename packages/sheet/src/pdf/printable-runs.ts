import { type Face, type FontRun, fontRuns, mainFont } from '../fonts/font-runs.ts'

/** Printed for words that no font of the sheet has letters for. */
export const unprintable = '[these words are in letters this sheet cannot print; they are on the page]'
/** The same for a name: a cell of the drawing and a line of small lettering have no room for a sentence. */
export const unprintableName = '[name: see the page]'

/** Right-to-left scripts need shaping and reordering that the PDF does not do. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Splits a text into runs of one font each. A text with any letter that no font has becomes the notice that it cannot be
 * printed here: never a missing glyph, never half a sentence.
 */
export function printableRuns(text: string, face: Face, notice = unprintable): FontRun[] {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ')
  const runs = rightToLeft.test(clean) ? null : (fontRuns(clean, face) ?? fontRuns(clean, 'text'))
  return runs ?? [{ text: notice, font: mainFont('text') }]
}
