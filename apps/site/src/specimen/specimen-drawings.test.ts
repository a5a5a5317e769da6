import { expect, test } from 'vitest'
import { specimenDrawings } from './specimen-drawings.ts'

test.each(['words.svg', 'line.svg', 'gates-words.svg', 'gates.svg'])(
  '%s lets the paper of the page through: it has no ground of its own',
  (name) => {
    const drawing = specimenDrawings[name]?.() ?? ''
    expect(drawing).toContain('<path')
    expect(drawing).not.toMatch(/<rect[^>]*width="1200"/)
  },
)
