/** Counted from 1. */
export interface JsonError {
  line: number
  column: number
  before: string
  at: string
}

const tokenPattern = new RegExp(
  [
    '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"',
    '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
    'true|false|null',
    '[{}[\\],:]',
  ].join('|'),
  'y',
)
const spacePattern = /[ \t\r\n]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing'

function nextExpected(expected: Expected, token: string, open: string[]): Expected | null {
  const isValue = !/^[{}[\],:]$/.test(token)
  const close = (): Expected => {
    open.pop()
    return open.length === 0 ? 'nothing' : ', or end'
  }
  if (expected === 'key' || expected === 'key or }') {
    if (token.startsWith('"')) return ':'
    return token === '}' && expected === 'key or }' ? close() : null
  }
  if (expected === ':') return token === ':' ? 'value' : null
  if (expected === ', or end') {
    if (token === ',') return open.at(-1) === '{' ? 'key' : 'value'
    return token === (open.at(-1) === '{' ? '}' : ']') ? close() : null
  }
  if (expected === 'nothing') return null
  if (isValue) return open.length === 0 ? 'nothing' : ', or end'
  if (token === ']' && expected === 'value or ]') return close()
  if (token !== '{' && token !== '[') return null
  open.push(token)
  return token === '{' ? 'key or }' : 'value or ]'
}

export function jsonErrorOffset(text: string): number | null {
  const open: string[] = []
  let expected: Expected = 'value'
  let position = 0
  for (;;) {
    spacePattern.lastIndex = position
    position += spacePattern.exec(text)?.[0].length ?? 0
    if (position >= text.length) return expected === 'nothing' ? null : text.length
    tokenPattern.lastIndex = position
    const token = tokenPattern.exec(text)?.[0]
    const next: Expected | null = token === undefined ? null : nextExpected(expected, token, open)
    if (token === undefined || next === null) return position
    expected = next
    position += token.length
  }
}

export function findJsonError(text: string): JsonError | null {
  const offset = jsonErrorOffset(text)
  if (offset === null) return null
  const lines = text.slice(0, offset).split('\n')
  const before = lines.at(-1) ?? ''
  const rest = text.slice(offset).split('\n')[0] ?? ''
  return {
    line: lines.length,
    column: before.length + 1,
    before: before.slice(-24),
    at: rest.slice(0, 24),
  }
}
