import { expect, test } from 'vitest'
import { readPastedId, readPastedSecret } from './pasted-id.ts'

const id = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'
const secret = 'ab12'.repeat(16)

test.each([
  ...[
    '.',
    ',',
    ')',
    '>',
    ']',
    '}',
    ';',
    ':',
    '!',
    '?',
    "'",
    '"',
    '”',
    '»',
    '…',
    '。',
    ' ',
    '\u200B',
    '\u00A0',
  ],
  ...['%20', '%E2%80%8B', '&amp;x=1', '?x=1', '=', '*', '_', '**', '.)', '>,', '%22%3E'],
])('an identifier with %j behind it is found', (rest) => {
  expect(readPastedId(`${id}${rest}`)).toEqual({ id })
  expect(readPastedSecret(`${secret}${rest}`)).toEqual({ id: secret })
})

test.each([`{${id}}`, `<${id}>`, id.toUpperCase(), ` "${id}"`, `%7B${id}%7D`, `(${id}).`])(
  'the identifier of %s is found',
  (segment) => expect(readPastedId(segment)).toEqual({ id }),
)

test.each([`${id}Tracework`, `${id}-https:example.org`, `x=${id}`, `${id}.html`, `${id} thanks`])(
  'what %s names is unclear',
  (segment) => expect(readPastedId(segment)).toBe('unclear'),
)

test.each(['', 'guess-1', id.slice(0, -1), `${id}0`, `a${id}`, secret])('%s names no session', (segment) => {
  expect(readPastedId(segment)).toBeNull()
})
