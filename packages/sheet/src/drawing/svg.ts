import {
  type Color,
  type Drawing,
  isInCapitals,
  type Layer,
  layerOf,
  motion,
  type PathMark,
  type Primitive,
  type TextMark,
} from '@wiring/map/drawing/primitives'
import { routeTrace } from '@wiring/ui/route-trace'
import { brand, rooms, solidLines } from '@wiring/ui/tokens'

export const paperColors: Record<Color, string> = { ...brand, ...rooms.paper, line: solidLines.drawing }

export interface SvgOptions {
  title: string
  /** Of the title element. */
  id: string
}

const layers: readonly Layer[] = ['still', 'rails', 'drops', 'line', 'faults', 'jumper']

/** `playDrawing` reads `data-wipe` and `data-start`. */
export function drawingSvg(drawing: Drawing, { title, id }: SvgOptions): string {
  const { width, height, variant } = drawing
  const byLayer = Map.groupBy(drawing.primitives, layerOf)
  const inside = layers.map((layer) => layerMarkup(drawing, layer, byLayer.get(layer) ?? [])).join('')
  return (
    `<svg class="drawing" data-variant="${variant}" viewBox="0 0 ${width} ${height}" fill="none" role="img" ` +
    `aria-labelledby="${escapeMarkup(id)}"><title id="${escapeMarkup(id)}">${escapeMarkup(title)}</title>` +
    `<g aria-hidden="true">${inside}</g></svg>`
  )
}

function layerMarkup(drawing: Drawing, layer: Layer, marks: readonly Primitive[]): string {
  if (!marks.length) return ''
  const byFont = Map.groupBy(marks.filter(isText), fontAttributes)
  const texts = [...byFont].map(([key, own]) => `<g${key}>${grouped(own)}</g>`).join('')
  const inside = `${grouped(marks.filter((mark) => !isText(mark)))}${texts}`
  if (layer === 'still' || !drawing.wipes) return inside
  if (layer === 'faults') return `<g data-start="${motion.faults}">${inside}</g>`
  if (layer === 'jumper')
    return `<g data-start="${motion.jumper}" data-fade="${motion.end - motion.jumper}">${inside}</g>`
  const { axis, from, start, duration } = drawing.wipes[layer]
  const shift = Math.round(from - (axis === 'x' ? drawing.width : drawing.height))
  return `<g data-wipe="${axis} ${shift} ${start} ${duration}"><g>${inside}</g></g>`
}

export function pathData(mark: PathMark): string {
  const d = 'd' in mark ? mark.d : routeTrace(mark.points, mark.corner)
  return d.replace(/-?\d+\.\d+(e-\d+)?/g, (number) => roundedText(Number(number)))
}

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export const roundedText = (value: number) => `${Math.round(value * 10) / 10}`

const isText = (mark: Primitive): mark is TextMark => mark.kind === 'text'

/** The faces stand in drawing.css. */
const fontAttributes = (mark: TextMark): string =>
  ` data-font="${mark.font}"${isInCapitals(mark) ? ' data-capitals=""' : ''} font-size="${roundedText(mark.size)}"`

export function paintAttributes(mark: Primitive, color: (name: Color) => string): string {
  if (mark.kind === 'text')
    return `${mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`} fill="${color(mark.fill)}"`
  const { stroke, weight, dash, round, fill } = mark
  const swatch = mark.kind === 'rect' ? mark.swatch : undefined
  return [
    swatch ? ` fill="${swatch}"` : fill ? ` fill="${color(fill)}"` : '',
    stroke && weight ? ` stroke="${color(stroke)}"` : '',
    stroke && weight && weight !== 1 ? ` stroke-width="${roundedText(weight)}"` : '',
    dash ? ` stroke-dasharray="${dash.map(roundedText).join(' ')}"` : '',
    round ? ' stroke-linecap="round"' : '',
  ].join('')
}

function inkAttribute({ role }: Primitive): string {
  if (role === 'hairline') return ' data-ink="print"'
  return role === 'swatch' ? ' data-ink="swatch"' : ''
}

function grouped(marks: readonly Primitive[]): string {
  return [...Map.groupBy(marks, (mark) => `${inkAttribute(mark)}${paintAttributes(mark, token)}`)]
    .map(([attributes, own]) => groupMarkup(attributes, own))
    .join('')
}

const token = (name: Color) => `var(--${name},${paperColors[name]})`

function groupMarkup(attributes: string, marks: readonly Primitive[]): string {
  const paths = marks.filter((mark) => mark.kind === 'path')
  const rest = marks.filter((mark) => mark.kind !== 'path')
  const path = paths.length ? `d="${paths.map(pathData).join('')}"` : ''
  if (path && !rest.length) return `<path${attributes} ${path}/>`
  const inside = rest.map((mark) => element(mark, '')).join('')
  if (!path && rest.length === 1 && rest[0]) return element(rest[0], attributes)
  return `<g${attributes}>${path ? `<path ${path}/>` : ''}${inside}</g>`
}

export function element(mark: Primitive, attributes: string): string {
  if (mark.kind === 'text') return text(mark, attributes)
  if (mark.kind === 'path') return `<path${attributes} d="${pathData(mark)}"/>`
  if (mark.kind === 'circle')
    return `<circle${attributes} cx="${roundedText(mark.x)}" cy="${roundedText(mark.y)}" r="${roundedText(mark.radius)}"/>`
  const size = `width="${roundedText(mark.width)}" height="${roundedText(mark.height)}"`
  return `<rect${attributes} x="${roundedText(mark.x)}" y="${roundedText(mark.y)}" ${size}/>`
}

function text({ x, y, text: words, foreign }: TextMark, attributes: string): string {
  const own = foreign ? ' unicode-bidi="isolate"' : ''
  return `<text${attributes}${own} x="${roundedText(x)}" y="${roundedText(y)}">${escapeMarkup(words)}</text>`
}
