import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { openTypeOf } from './woff.ts'

/** Literal, because bundlers copy only such files. */
const files = {
  text: [
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
      import.meta.url,
    ),
  ],
  bold: [
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff',
      import.meta.url,
    ),
  ],
  mono: [
    new URL(
      '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff',
      import.meta.url,
    ),
  ],
} as const

export type Face = keyof typeof files

export interface LoadedFont {
  name: string
  font: fontkit.Font
}

const loaded = new Map<string, LoadedFont>()

function load(face: Face, index: number): LoadedFont {
  const name = `${face}-${index}`
  const known = loaded.get(name)
  if (known !== undefined) return known
  const font = fontkit.create(openTypeOf(readFileSync(files[face][index] as URL)))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`)
  // Else the bytes of a PDF would depend on those drawn before it.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  const entry = { name, font }
  loaded.set(name, entry)
  return entry
}

export const mainFont = (face: Face): LoadedFont => load(face, 0)

const hasAll = ({ font }: LoadedFont, points: readonly string[]) =>
  points.every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0))

const ignorable = /^\p{Default_Ignorable_Code_Point}$/u

function fontFor(grapheme: string, face: Face): LoadedFont | undefined {
  const points = [...grapheme].filter((point) => !ignorable.test(point))
  for (const index of files[face].keys()) {
    const font = load(face, index)
    if (hasAll(font, points)) return font
  }
  return undefined
}

export interface FontRun {
  text: string
  font: LoadedFont
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** `null` if no font of the face has a letter. */
export function fontRuns(text: string, face: Face): FontRun[] | null {
  const runs: FontRun[] = []
  for (const grapheme of graphemes(text)) {
    const font = fontFor(grapheme, face)
    if (font === undefined) return null
    const last = runs.at(-1)
    if (last?.font === font) last.text += grapheme
    else runs.push({ text: grapheme, font })
  }
  return runs
}
