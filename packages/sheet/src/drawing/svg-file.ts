import type { Drawing, TextMark } from '@wiring/map/drawing/primitives'
import { element, escapeMarkup, paintAttributes, paperColors } from './svg.ts'
import { outline } from './text-outlines.ts'

type Outlines = Map<string, { id: string; d: string }>

export interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

/** Standalone, with outlined text; a `view` is transparent. */
export function drawingFile(drawing: Drawing, title: string, view?: ViewBox): string {
  const { x, y, width, height } = view ?? { x: 0, y: 0, ...drawing }
  const outlines: Outlines = new Map()
  const marks = drawing.primitives
    .filter(({ role }) => role !== 'hairline')
    .map((mark) =>
      mark.kind === 'text'
        ? textMarkup(mark, outlines)
        : element(
            mark,
            paintAttributes(mark, (name) => paperColors[name]),
          ),
    )
  const bare = drawing.variant === 'mark' || view !== undefined
  const sheet = bare ? '' : `<rect width="${width}" height="${height}" fill="${paperColors.sheet}"/>`
  const glyphs = [...outlines.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x} ${y} ${width} ${height}" fill="none" role="img"><title>${escapeMarkup(title)}</title>` +
    `<defs>${glyphs}</defs>${sheet}${marks.join('')}</svg>\n`
  )
}

function textMarkup(mark: TextMark, outlines: Outlines): string {
  const glyphs = outline(mark)
  if (!glyphs) {
    const attributes = ` font-family="sans-serif" font-weight="600" font-size="${mark.size}" fill="${paperColors[mark.fill]}"`
    return element(mark, attributes)
  }
  const [first] = glyphs
  if (!first) return ''
  const { scale } = first
  const uses = glyphs.map(({ key, d, x, y, ...own }) => {
    if (!d) return ''
    const known = outlines.get(key) ?? { id: `g${outlines.size}`, d: round(d) }
    outlines.set(key, known)
    const across = Math.round((x - mark.x) / scale)
    const up = Math.round((mark.y - y) / scale)
    // Fonts of one text may have different units.
    const size =
      own.scale === scale ? '' : ` transform="scale(${Math.round((own.scale / scale) * 1e4) / 1e4})"`
    const place = size ? across / (own.scale / scale) : across
    return `<use href="#${known.id}" x="${Math.round(place)}"${up ? ` y="${up}"` : ''}${size}/>`
  })
  const k = Math.round(scale * 1e6) / 1e6
  return `<g fill="${paperColors[mark.fill]}" transform="translate(${mark.x} ${mark.y}) scale(${k} -${k})">${uses.join('')}</g>`
}

const round = (d: string) => d.replace(/-?\d*\.\d+/g, (number) => `${Math.round(Number(number))}`)
