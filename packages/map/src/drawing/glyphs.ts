import type { CircuitId } from '../switches.ts'
import { circle, type Point, type Primitive, shape } from './primitives.ts'

/** From −50 to 50; `dots` are filled, `rings` open. */
interface Glyph {
  lines: string
  dots?: readonly (readonly [x: number, y: number, radius: number])[]
  rings?: readonly (readonly [x: number, y: number, radius: number])[]
}

const humpRight = (x: number, y: number, r: number) =>
  `C${x} ${y - r * 1.8} ${x + 2 * r} ${y - r * 1.8} ${x + 2 * r} ${y}`
const humpDown = (x: number, y: number, r: number, side: 1 | -1) =>
  `C${x + side * r * 1.8} ${y} ${x + side * r * 1.8} ${y + 2 * r} ${x} ${y + 2 * r}`

export function coil(x: number, y: number, r: number, count: number): string {
  return `M${x} ${y}${Array.from({ length: count }, (_, index) => humpRight(x + 2 * r * index, y, r)).join('')}`
}

export function uprightCoil(x: number, y: number, r: number, count: number, side: 1 | -1): string {
  return `M${x} ${y}${Array.from({ length: count }, (_, index) => humpDown(x, y + 2 * r * index, r, side)).join('')}`
}

const pins = [-28, -14, 0, 14, 28].flatMap((x) => [-21, -7, 7, 21].map((y) => [x, y, 1.8] as const))
const jacks = [-22, 0, 22].flatMap((x) => [-22, 0, 22].map((y) => [x, y, 6] as const))

const glyphs: Record<CircuitId, Glyph> = {
  projector: {
    lines: 'M6 -29Q19 0 6 29Q-7 0 6 -29ZM-14 -6L6 -15L38 -29M-14 6L6 15L38 29M-54 0L-30 0',
    dots: [[-21, 0, 9]],
  },
  antenna: {
    lines:
      'M-6 -36L-6 -5M-6 36L-6 5M-6 -5L-28 -5L-28 0L-54 0M-6 5L-28 5L-28 0' +
      'M10 -14C18 -6 18 6 10 14M20 -23C33 -10 33 10 20 23',
  },
  switchboard: {
    lines: 'M-22 -22C-22 14 22 -14 22 22M-22 22C-10 34 0 20 0 0',
    rings: jacks.filter(
      ([x, y]) => !(x === y && x !== 0) && !(x === -22 && y === 22) && !(x === 0 && y === 0),
    ),
    dots: [
      [-22, -22, 6],
      [22, 22, 6],
      [-22, 22, 6],
      [0, 0, 6],
    ],
  },
  capacitor: { lines: 'M-54 0L-8 0M8 0L44 0M-8 -28L-8 28M8 -28L8 28' },
  loop: {
    lines: 'M-16 -17L-16 19L18 1ZM18 1L44 1M-54 0L-44 0L-44 9L-16 9M31 1L31 -28L-32 -28L-32 -8L-16 -8',
    dots: [[31, 1, 4]],
  },
  relay: {
    lines:
      'M-34 -14L-10 -14L-10 14L-34 14ZM-34 14L-10 -14M-22 -14L-22 -34M-22 14L-22 34' +
      'M24 -34L24 -14M24 34L24 14L10 -12',
    dots: [
      [24, -14, 4],
      [24, 14, 4],
    ],
  },
  breadboard: {
    lines: 'M-28 -21L-14 -21L-14 7M0 -7L28 -7M0 21L14 21L14 7',
    dots: [
      ...pins,
      ...(
        [
          [-28, -21],
          [-14, 7],
          [0, -7],
          [28, -7],
          [0, 21],
          [14, 7],
        ] as const
      ).map(([x, y]) => [x, y, 4] as const),
    ],
  },
  rail: {
    lines: 'M-24 -12L-24 24M-8 -12L-8 24M8 -12L8 24M24 -12L24 24M-38 -15L38 -15M-38 -9L38 -9M-38 -12L38 -12',
    dots: [-24, -8, 8, 24].map((x) => [x, 27, 4] as const),
  },
  filter: {
    lines:
      `M-54 0L-44 0L-44 -12L-34 -12${coil(-34, -12, 6, 3)}M2 -12L44 -12M20 -12L20 4` +
      `M8 4L32 4M8 11L32 11M20 11L20 24M10 24L30 24M14 29L26 29`,
    dots: [[20, -12, 4]],
  },
  transformer: {
    lines:
      `M-34 -28L-14 -28${uprightCoil(-14, -28, 7, 4, 1)}M-14 28L-34 28` +
      `M34 -28L14 -28${uprightCoil(14, -28, 7, 4, -1)}M14 28L34 28M-2.5 -28L-2.5 28` +
      `M2.5 -28L2.5 28`,
  },
  oscillator: {
    lines: 'M-36 -24L36 -24M-36 24L36 24M-36 0C-26 -30 -10 -30 0 0C10 30 26 30 36 0',
  },
  none: {
    lines: 'M-54 0L-25 0M25 0L44 0M-15 -4L14 -22',
    rings: [
      [-20, 0, 5],
      [20, 0, 5],
    ],
  },
}

export function circuitGlyph(id: CircuitId, [x, y]: Point, radius: number, lead = true): Primitive[] {
  const scale = radius / 50
  const at = (value: number, origin: number) => Math.round((origin + value * scale) * 10) / 10
  const { lines, dots = [], rings = [] } = glyphs[id]
  let index = 0
  const d = (lead ? lines : lines.replace('M-54', 'M-42')).replace(
    /-?\d+(\.\d+)?/g,
    (number) => `${at(Number(number), index++ % 2 ? y : x)}`,
  )
  const weight = Math.max(1.5, Math.round(2.4 * scale * 10) / 10)
  return [
    shape('glyph', d, { stroke: 'ink', weight }),
    ...rings.map(([cx, cy, r]) =>
      circle('glyph', [at(cx, x), at(cy, y)], r * scale, { stroke: 'ink', weight, fill: 'sheet' }),
    ),
    ...dots.map(([cx, cy, r]) => circle('glyph', [at(cx, x), at(cy, y)], at(r, 0), { fill: 'ink' })),
  ]
}
