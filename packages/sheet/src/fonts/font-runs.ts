import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { type Face, fontFiles } from './font-files.ts'
import { openTypeOf } from './woff.ts'

export type { Face }

export interface LoadedFont {
  name: string
  font: fontkit.Font
  /** OpenType. */
  data: Buffer
}

const loaded = new Map<string, LoadedFont>()

function load(face: Face, family: number, index: number): LoadedFont {
  const name = `${face}-${family}-${index}`
  const known = loaded.get(name)
  if (known !== undefined) return known
  const data = openTypeOf(readFileSync(fontFiles[face][family]?.[index] as URL))
  const font = fontkit.create(data)
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`)
  // Else the bytes of a PDF would depend on those drawn before it.
  const whole = new Set(font.characterSet.map((letter) => font.glyphForCodePoint(letter).id))
  for (const letter of drawnFromParts) nameParts(font, letter, whole)
  const entry = { name, font, data }
  loaded.set(name, entry)
  return entry
}

const drawnFromParts = 'ĿǄǅǆǇǈǉǊǋǌǹḿṃṅṣẹịọụ'

/** Else a letter would be another one when it is copied out of a PDF. */
function nameParts(font: fontkit.Font, letter: string, whole: ReadonlySet<number>): void {
  if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return
  const { glyphs } = font.layout(letter)
  const parts = [letter.normalize('NFKC'), letter.normalize('NFD')].find(
    ({ length }) => length === glyphs.length,
  )
  for (const [index, glyph] of glyphs.entries())
    if (parts && !whole.has(glyph.id)) glyph.codePoints = [parts.charCodeAt(index)]
}

export const mainFont = (face: Face): LoadedFont => load(face, 0, 0)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const hasAll = ({ font }: LoadedFont, letters: string) =>
  [...letters].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

function fontIn(face: Face, family: number, grapheme: string): LoadedFont | null {
  for (let index = 0; index < (fontFiles[face][family]?.length ?? 0); index += 1) {
    const font = load(face, family, index)
    if (hasAll(font, grapheme)) return font
  }
  return null
}

function fontOf(face: Face, grapheme: string): LoadedFont | null {
  for (const family of fontFiles[face].keys()) {
    const font = fontIn(face, family, grapheme)
    if (font) return font
  }
  return null
}

export const hasGlyphs = (face: Face, grapheme: string): boolean => fontOf(face, grapheme) !== null

export interface FontRun {
  text: string
  font: LoadedFont
}

/** One family for a word, where one has it whole. `null` if no font of the face has a letter. */
export function fontRuns(text: string, face: Face): FontRun[] | null {
  if (hasAll(mainFont(face), text)) return text === '' ? [] : [{ text, font: mainFont(face) }]
  const runs: FontRun[] = []
  for (const word of text.split(/(?<= )|(?= )/u)) {
    const letters = graphemes(word)
    const family = fontFiles[face].findIndex((_, each) =>
      letters.every((letter) => fontIn(face, each, letter)),
    )
    for (const letter of letters) {
      const last = runs.at(-1)
      const font =
        letter === ' ' && last && hasAll(last.font, letter)
          ? last.font
          : family === -1
            ? fontOf(face, letter)
            : fontIn(face, family, letter)
      if (font === null) return null
      if (last?.font === font) last.text += letter
      else runs.push({ text: letter, font })
    }
  }
  return runs
}
