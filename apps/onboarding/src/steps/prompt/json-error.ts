/** Counted from 1, as in editors. */
export interface JsonError {
  line: number
  column: number
  /** The line, shortened. */
  before: string
  at: string
}

const token = new RegExp(
  [
    '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"',
    '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
    'true|false|null',
    '[{}[\\],:]',
  ].join('|'),
  'y',
)
const space = /[ \t\r\n]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing'

/** The state after a token; `null` when it may not stand here. */
function after(expected: Expected, word: string, open: string[]): Expected | null {
  const isValue = !/^[{}[\],:]$/.test(word)
  const close = (): Expected => {
    open.pop()
    return open.length === 0 ? 'nothing' : ', or end'
  }
  if (expected === 'key' || expected === 'key or }') {
    if (word.startsWith('"')) return ':'
    return word === '}' && expected === 'key or }' ? close() : null
  }
  if (expected === ':') return word === ':' ? 'value' : null
  if (expected === ', or end') {
    if (word === ',') return open.at(-1) === '{' ? 'key' : 'value'
    return word === (open.at(-1) === '{' ? '}' : ']') ? close() : null
  }
  if (expected === 'nothing') return null
  if (isValue) return open.length === 0 ? 'nothing' : ', or end'
  if (word === ']' && expected === 'value or ]') return close()
  if (word !== '{' && word !== '[') return null
  open.push(word)
  return word === '{' ? 'key or }' : 'value or ]'
}

/** Offset of the first character that is not JSON, or `null`. */
export function jsonErrorOffset(text: string): number | null {
  const open: string[] = []
  let expected: Expected = 'value'
  let position = 0
  for (;;) {
    space.lastIndex = position
    position += space.exec(text)?.[0].length ?? 0
    if (position >= text.length) return expected === 'nothing' ? null : text.length
    token.lastIndex = position
    const word = token.exec(text)?.[0]
    const next: Expected | null = word === undefined ? null : after(expected, word, open)
    if (word === undefined || next === null) return position
    expected = next
    position += word.length
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
