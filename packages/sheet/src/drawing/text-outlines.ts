import { capitalsSpacing, isInCapitals, type TextMark, tracking } from '@wiring/map/drawing/primitives'
import { type Face, fontRuns, graphemes } from '../fonts/font-runs.ts'

const faces = { mono: 'mono', sans: 'bold' } as const satisfies Record<TextMark['font'], Face>

const runsOf = (text: string, font: TextMark['font']) =>
  fontRuns(text, faces[font])?.map((run) => ({ text: run.text, font: run.font.font })) ?? null

/** `null` if a letter has no glyph. */
export function textWidth(mark: TextMark): number | null {
  const { text, font, size } = mark
  const runs = runsOf(text, font)
  if (!runs) return null
  const advance = runs.reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  )
  return advance + tracking[font] * size * graphemes(text).length + betweenWords(mark) * spacesIn(text)
}

const betweenWords = (mark: TextMark) => (isInCapitals(mark) ? capitalsSpacing * mark.size : 0)

const spacesIn = (text: string) => text.split(' ').length - 1

export interface PlacedGlyph {
  key: string
  /** In font units, y upwards. */
  d: string
  x: number
  y: number
  scale: number
}

/** `null` if a letter has no glyph. */
export function outline(mark: TextMark): PlacedGlyph[] | null {
  const runs = runsOf(mark.text, mark.font)
  const width = textWidth(mark)
  if (!runs || width === null) return null
  const space = tracking[mark.font] * mark.size
  let x = mark.x - { start: 0, middle: (width - space) / 2, end: width - space }[mark.anchor]
  return runs.flatMap(({ font, text }) => {
    const scale = mark.size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    return glyphs.map((glyph, index) => {
      const place = positions[index]
      const at = { x: x + (place?.xOffset ?? 0) * scale, y: mark.y - (place?.yOffset ?? 0) * scale }
      const gap = betweenWords(mark) * spacesIn(String.fromCodePoint(...glyph.codePoints))
      x += (place?.xAdvance ?? 0) * scale + space + gap
      return { key: `${font.postscriptName}-${glyph.id}`, d: glyph.path.toSVG(), scale, ...at }
    })
  })
}
