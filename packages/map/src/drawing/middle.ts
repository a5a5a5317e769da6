import type { Snapshot } from '../snapshot.ts'
import { inputLabels } from './drops.ts'
import type { Drawing, Primitive, TextMark } from './primitives.ts'
import { wide } from './wide.ts'

/** 11 px on a board of 700 px. */
const smallest = 18.2

/** The wide sheet with the letters of a tablet: narrow ones, since its gates keep their places. */
export function middle(snapshot: Snapshot): Drawing {
  const drawing = wide(snapshot)
  const primitives = drawing.primitives.map((mark, index, all) =>
    mark.kind === 'text' && mark.size < smallest ? enlarged(mark, all[index - 1]) : mark,
  )
  return { ...drawing, variant: 'middle', primitives: withoutCoveredDots(primitives) }
}

/** The dot of a lane that a repeat's name now stands on. */
function withoutCoveredDots(primitives: readonly Primitive[]): Primitive[] {
  const names = primitives.filter((mark) => mark.kind === 'text' && mark.role === 'repeat') as TextMark[]
  const isCovered = (dot: string) => {
    const [x = 0, y = 0] = dot.split(/[ L]/).map(Number)
    return names.some((name) => Math.abs(name.x - x) < 12 && y < name.y + 6 && y > name.y - smallest)
  }
  return primitives.map((mark) => {
    if (mark.role !== 'lane' || !('d' in mark)) return mark
    const dots = mark.d.split('M').filter((dot) => dot !== '' && !isCovered(dot))
    return { ...mark, d: dots.map((dot) => `M${dot}`).join('') }
  })
}

const shorter: Record<string, string> = {
  ...Object.fromEntries(Object.values(inputLabels).map((label) => [label, label.slice(5)])),
  'NOT READ': 'Not read',
  'NO READING': 'No reading',
}

function enlarged(mark: TextMark, before: Primitive | undefined): TextMark {
  const text = mark.font === 'mono' ? (shorter[mark.text] ?? mark.text) : mark.text
  const rest = { ...mark, text, font: 'sans' as const, size: smallest }
  if (mark.role === 'lamp') return { ...rest, slot: 216 }
  if (mark.role === 'word' && mark.font === 'mono' && mark.y > 430)
    return { ...rest, y: mark.y + (mark.y > 440 ? 4 : 1), slot: mark.slot + 6 }
  return isAbove(mark, before) ? { ...rest, y: mark.y - 3 } : { ...rest, slot: mark.slot + 2 }
}

/** A repeat's name, over the coil that is drawn just before it. */
const isAbove = (mark: TextMark, before: Primitive | undefined) =>
  mark.role === 'repeat' &&
  before?.kind === 'path' &&
  'd' in before &&
  mark.y < Number.parseFloat(before.d.split(' ')[1] ?? '')
