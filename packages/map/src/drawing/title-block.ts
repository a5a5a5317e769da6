import { revisionTag, type Snapshot } from '../snapshot.ts'
import { fitName } from './fit-name.ts'
import { line, mono, type Point, type Primitive, rect, sans } from './primitives.ts'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** UTC. */
function sheetDate(published: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(published ?? '') ?? []
  return year ? `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : 'DRAFT'
}

interface Cell {
  label: string
  value?: string
  x: number
  y: number
  width: number
}

type Part = 'name' | 'read' | 'palette' | 'model' | 'sheet'

export type BlockPlan = readonly (readonly (readonly [part: Part, share: number])[])[]

export function titleBlock(
  snapshot: Snapshot,
  [left, right]: Point,
  top: number,
  plan: BlockPlan,
  height: number,
) {
  const parts = blockParts(snapshot)
  return plan.flatMap((row, index) => {
    const y = top + index * height
    let x = left
    const marks: Primitive[] = [line('title', [left, y], [right, y], { stroke: index ? 'line' : 'ink' })]
    for (const [part, share] of row) {
      const width = Math.round((right - left) * share)
      if (x > left) marks.push(line('title', [x, y], [x, y + height], { stroke: 'line' }))
      marks.push(...cellMarks({ ...parts[part], x, y, width }, snapshot, part === 'name'))
      x += width
    }
    return marks
  })
}

function blockParts({ drawing, rev, name, model, lexicon, published_at }: Snapshot) {
  const { total, clicks, own, profile, pictures } = drawing.lines
  return {
    name: { label: 'NAME', value: name },
    read: {
      label: `READ FROM ${total} ${total === 1 ? 'LINE' : 'LINES'}`,
      value: `${clicks} by click · ${own} own · ${profile} AI${pictures ? ` · ${pictures} V` : ''}`,
    },
    palette: { label: 'PALETTE' },
    model: { label: 'MODEL', value: `${model} · ${lexicon.slice(0, 4).toUpperCase()}` },
    sheet: {
      label: 'SHEET 1/4',
      value: `${revisionTag(rev)} · ${sheetDate(published_at)}`,
    },
  } satisfies Record<Part, { label: string; value?: string }>
}

function cellMarks({ label, value, x, y, width }: Cell, snapshot: Snapshot, name: boolean): Primitive[] {
  const inset = x + 12
  const slot = width - 22
  const head = mono('title', [inset, y + 20], label, { fill: 'gray-text', slot })
  if (name) {
    const size = fitName(value ?? '', 20, slot).endsWith('…') ? 15 : 20
    const text = fitName(value ?? '', size, slot)
    return [head, ...(text ? [sans('title', [inset, y + 46], text, { size, slot, foreign: true })] : [])]
  }
  if (value !== undefined) return [head, sans('title', [inset, y + 44], value, { size: 15, slot })]
  const swatches = snapshot.drawing.palette.slice(0, 5)
  if (!swatches.length)
    return [head, sans('title', [inset, y + 44], 'Not measured', { size: 15, slot, fill: 'ink-2' })]
  const size = Math.min(30, slot / 5 - 3)
  return [
    head,
    ...swatches.map(({ hex }, index) =>
      rect('swatch', [Math.round(inset + index * (size + 3)), y + 31], Math.round(size), 16, {
        swatch: /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#ffffff',
        stroke: 'line',
        weight: 1,
      }),
    ),
  ]
}
