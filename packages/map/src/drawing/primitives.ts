import type { EvidenceId } from '../snapshot.ts'

export type Point = readonly [x: number, y: number]

export type Color =
  | 'ink'
  | 'ink-2'
  | 'on-ink'
  | 'line'
  | 'sheet'
  | 'bg'
  | 'bg-2'
  | 'gray'
  | 'gray-text'
  | 'red'
  | 'red-text'
  | 'yellow'
  | 'green'
  | 'green-text'

export type Role =
  | 'border'
  | 'stage'
  | 'chip'
  | 'rail'
  | 'terminal'
  | 'drop'
  | 'hop'
  | 'gate'
  | 'lane'
  | 'hairline'
  | 'trace'
  | 'contact'
  | 'word'
  | 'fault'
  | 'lamp'
  | 'leader'
  | 'jumper'
  | 'repeat'
  | 'tag'
  | 'output'
  | 'glyph'
  | 'name'
  | 'note'
  | 'title'
  | 'swatch'

interface Mark {
  role: Role
  evidenceIds: EvidenceId[]
  /** Milliseconds. */
  start: number | null
}

interface Ink {
  stroke?: Color
  weight?: number
  dash?: readonly number[]
  round?: boolean
  fill?: Color
}

/** Renderers round the corners. */
export interface RoutePath extends Mark, Ink {
  kind: 'path'
  points: readonly Point[]
  corner: number
}

/** Absolute M, L, Q, C and Z only: a test reads its bounds off its numbers. */
export interface FreePath extends Mark, Ink {
  kind: 'path'
  d: string
}

export interface CircleMark extends Mark, Ink {
  kind: 'circle'
  x: number
  y: number
  radius: number
}

export interface RectMark extends Mark, Ink {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  /** `#rrggbb`, measured in a picture. */
  swatch?: string
}

export interface TextMark extends Mark {
  kind: 'text'
  x: number
  y: number
  text: string
  font: 'mono' | 'sans'
  size: number
  anchor: 'start' | 'middle' | 'end'
  fill: Color
  slot: number
  /** Written by a person. */
  foreign?: boolean
}

export type PathMark = RoutePath | FreePath
export type Primitive = PathMark | CircleMark | RectMark | TextMark

export type Variant = 'wide' | 'middle' | 'tall' | 'short' | 'card' | 'mark'

export interface Drawing {
  variant: Variant
  width: number
  height: number
  primitives: Primitive[]
  wipes?: Record<WipedLayer, Wipe>
}

export type Layer = 'still' | WipedLayer | 'faults' | 'jumper'
export type WipedLayer = 'rails' | 'drops' | 'line'

export function layerOf({ start }: Primitive): Layer {
  if (start === null) return 'still'
  if (start >= motion.jumper) return 'jumper'
  if (start >= motion.faults) return 'faults'
  if (start >= motion.trace) return 'line'
  return start >= motion.drop(0) ? 'drops' : 'rails'
}

/** Uncovers a layer at constant speed; milliseconds. */
export interface Wipe {
  axis: 'x' | 'y'
  from: number
  start: number
  duration: number
}

/** Em. */
export const tracking = { mono: 0.04, sans: -0.02 } as const
/** Em, beside the face's own narrow space, in which two words of capitals read as one. */
export const capitalsSpacing = 0.12

export const isInCapitals = ({ font, text, foreign }: TextMark): boolean =>
  font === 'sans' && foreign !== true && text === text.toUpperCase()

type Options<T> = Partial<Omit<T, 'kind' | 'role'>>

const mark = (role: Role) => ({ role, evidenceIds: [], start: null })

export const wire = (role: Role, points: readonly Point[], rest: Options<RoutePath> = {}): RoutePath => ({
  kind: 'path',
  ...mark(role),
  points,
  corner: 12,
  stroke: 'ink',
  weight: 1,
  ...rest,
})

export const line = (role: Role, from: Point, to: Point, rest: Options<RoutePath> = {}): RoutePath =>
  wire(role, [from, to], rest)

export const shape = (role: Role, d: string, rest: Options<FreePath> = {}): FreePath => ({
  kind: 'path',
  ...mark(role),
  d,
  ...rest,
})

export const circle = (
  role: Role,
  [x, y]: Point,
  radius: number,
  rest: Options<CircleMark> = {},
): CircleMark => ({ kind: 'circle', ...mark(role), x, y, radius, ...rest })

export const rect = (
  role: Role,
  [x, y]: Point,
  width: number,
  height: number,
  rest: Options<RectMark> = {},
): RectMark => ({ kind: 'rect', ...mark(role), x, y, width, height, ...rest })

export const mono = (role: Role, [x, y]: Point, text: string, rest: Options<TextMark> = {}): TextMark => ({
  kind: 'text',
  ...mark(role),
  x,
  y,
  text,
  font: 'mono',
  size: 11,
  anchor: 'start',
  fill: 'ink',
  slot: Number.POSITIVE_INFINITY,
  ...rest,
})

export const sans = (role: Role, at: Point, text: string, rest: Options<TextMark> = {}): TextMark =>
  mono(role, at, text, { font: 'sans', size: 15, ...rest })

export const motion = {
  rails: 0,
  drop: (gate: number) => 300 + gate * 35,
  trace: 600,
  gate: (gate: number) => 600 + gate * 225,
  faults: 2500,
  jumper: 2700,
  end: 3000,
} as const
