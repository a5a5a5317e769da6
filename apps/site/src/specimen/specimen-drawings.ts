import { layout } from '@wiring/map/drawing/layout'
import type { Drawing, Primitive } from '@wiring/map/drawing/primitives'
import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { drawingFile, type ViewBox } from '@wiring/sheet/drawing/svg-file.ts'
import { specimen } from './specimen.ts'

const title = figureName(specimen)
const card = layout(specimen, 'card')
const mark = layout(specimen, 'mark')

export const lineView = { x: 0, y: 214, width: 1172, height: 362 } as const satisfies ViewBox

export const linePieces = card.primitives.filter(
  (each) => each.kind === 'path' && each.role === 'trace',
) as Extract<Primitive, { kind: 'path' }>[]

type Role = Primitive['role']

/** The card without its paper and its texts. */
function file(...without: Role[]): string {
  const leftOut: Role[] = ['border', 'title', 'name', ...without]
  const primitives = card.primitives.filter(({ role }) => !leftOut.includes(role))
  return drawingFile({ ...card, primitives }, title, lineView)
}

export const specimenDrawings: Record<string, () => string> = {
  'words.svg': () => file(),
  'line.svg': () => file('word'),
  'gates-words.svg': () => file('trace'),
  'gates.svg': () => file('trace', 'word'),
  'mark.svg': () => drawingFile(mark, title),
}

export function specimenCard(): string {
  // At this size a seam would show between pieces that only touch.
  const whole: Drawing = {
    ...mark,
    primitives: mark.primitives.map((each) => (each.kind === 'path' ? { ...each, round: true } : each)),
  }
  return drawingFile(whole, title, { x: 2, y: -7.4, width: 60, height: 78.75 })
}
