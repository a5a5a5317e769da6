import type { Color } from '@wiring/map/drawing/primitives'

/** The paper room's values: fallbacks on a page, the only colours in a file. */
export const paper: Record<Color, string> = {
  ink: '#17160f',
  'ink-2': '#5a574c',
  'on-ink': '#f3f0e8',
  line: '#d1cec7',
  sheet: '#fffdf7',
  bg: '#f3f0e8',
  'bg-2': '#eae6da',
  gray: '#8e8b80',
  'gray-text': '#66635a',
  red: '#e4472f',
  'red-text': '#b92c17',
  yellow: '#f3ba14',
  green: '#1e9e62',
  'green-text': '#0f6e42',
}
