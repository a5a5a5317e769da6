import type { Line } from '../evidence/line.ts'

const asked: Readonly<Record<string, string>> = {
  A2: 'what you finished last, and how',
  A4: 'what you postpone, and do instead',
  A6: 'what you do the same way every time',
  A8: 'when you last lost track of time',
  A10: 'what would have to be true',
  P1: 'how you think',
  P2: 'what you do well',
  P3: 'what you do not see',
  P4: 'what rubs',
  P5: 'your rhythm',
  P6: 'what you use',
  P7: 'you as a whole',
}

/** What the field of a line was asked for: a quote under it is true of whatever was written. */
export const askedOf = ({ field }: Pick<Line, 'field'>): string => asked[field] ?? 'your work'
