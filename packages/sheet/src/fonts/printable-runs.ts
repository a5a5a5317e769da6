import { type Face, type FontRun, fontRuns, hasGlyphs, mainFont } from './font-runs.ts'
import { type HasGlyphs, printableText } from './printable-text.ts'

export const unprintable = '[these words are in letters this sheet cannot print; they are on the page]'
/** A cell has little room. */
export const unprintableName = '[name: see the page]'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** PDFKit cannot shape and reorder what is written from right to left. */
const hasIn =
  (face: Face): HasGlyphs =>
  (grapheme) =>
    !rightToLeft.test(grapheme) && hasGlyphs(face, grapheme)

export interface Printed {
  text: string
  /** The face asked for, or `text` where only that has all letters. */
  face: Face
}

/** What is printed of a text, with the notice for words in letters that no font has. */
export function printed(text: string, face: Face, notice: string): Printed {
  if (face === 'mono') {
    const mono = printableText(text, hasIn('mono'), notice)
    const sans = printableText(text, hasIn('text'), notice)
    if (mono !== sans) return { text: sans, face: 'text' }
  }
  return { text: printableText(text, hasIn(face), notice), face }
}

/** Nothing but ornaments is replaced by the notice, too. */
export function printableRuns(text: string, face: Face, notice = unprintable): FontRun[] {
  const print = printed(text, face, notice)
  const words = print.text.trim() === '' && text.trim() !== '' ? notice : print.text
  return fontRuns(words, print.face) ?? [{ text: notice, font: mainFont('text') }]
}

/** `null` where a part of it cannot be printed. */
export function printableWhole(name: string): string | null {
  const words = printed(name, 'bold', '\ufffc').text.trim()
  return words === '' || words.includes('\ufffc') ? null : words
}
