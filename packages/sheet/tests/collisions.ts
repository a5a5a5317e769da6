import type { Drawing, Primitive, TextMark } from '@wiring/map/drawing/primitives'
import { textWidth } from '../src/drawing/text-outlines.ts'

interface Box {
  what: string
  left: number
  right: number
  top: number
  bottom: number
}

const capital = { mono: 0.8, sans: 0.65 } as const

const widths = new Map<string, number>()

/** Cached: sheets repeat their labels. Throws if a letter has no glyph. */
export function labelWidth(mark: TextMark): number {
  const key = `${mark.font} ${mark.size} ${mark.text}`
  const width = widths.get(key) ?? textWidth(mark)
  if (width === null) throw new Error(`No glyphs for “${mark.text}”.`)
  widths.set(key, width)
  return width
}

function textBox(mark: TextMark): Box {
  const width = labelWidth(mark)
  const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor]
  const below = mark.font === 'sans' ? mark.size * 0.2 : 0
  const top = mark.y - mark.size * capital[mark.font]
  return { what: mark.text, left, right: left + width, top, bottom: mark.y + below }
}

/** A rectangle is its four sides: a text may be inside. */
function markBoxes(mark: Primitive): Box[] {
  if (mark.kind === 'text') return []
  const half = mark.stroke ? (mark.weight ?? 1) / 2 : 0
  const box = (...points: (readonly [number, number])[]): Box => ({
    what: mark.role,
    left: Math.min(...points.map(([x]) => x)) - half,
    right: Math.max(...points.map(([x]) => x)) + half,
    top: Math.min(...points.map(([, y]) => y)) - half,
    bottom: Math.max(...points.map(([, y]) => y)) + half,
  })
  if (mark.kind === 'circle') {
    const { x, y, radius } = mark
    return [box([x - radius, y - radius], [x + radius, y + radius])]
  }
  if (mark.kind === 'rect') {
    const { x, y, width, height } = mark
    const [right, bottom] = [x + width, y + height]
    return [
      box([x, y], [right, y]),
      box([right, y], [right, bottom]),
      box([x, bottom], [right, bottom]),
      box([x, y], [x, bottom]),
    ]
  }
  if ('points' in mark)
    return mark.points.slice(1).map((point, index) => box(mark.points[index] ?? point, point))
  return mark.d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
      return box(...numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const])))
    })
}

export function collisions({ primitives }: Drawing): string[] {
  const texts = primitives.filter((mark) => mark.kind === 'text').map(textBox)
  const marks = primitives.filter(({ role }) => role !== 'hairline').flatMap(markBoxes)
  return texts.flatMap((text, index) =>
    [...texts.slice(index + 1), ...marks]
      .filter((other) => overlap(text, other))
      .map((other) => `${text.what} × ${other.what} at ${Math.round(other.left)}, ${Math.round(other.top)}`),
  )
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
