import { fieldNamed } from './field-names.ts'
import {
  blanks,
  closer,
  closes,
  colon,
  comma,
  fewBlanks,
  isQuote,
  matchAt,
  opener,
  quote,
  sticky,
} from './marks.ts'

/** Where the string stands. */
export type JsonPlace = 'key' | 'object' | 'array'

export interface LooseString {
  value: string
  end: number
  /** The text ends inside. */
  isCut: boolean
  /** Its end was guessed past a quotation mark of its own. */
  isGuessed: boolean
}

const key = `(?:[*_]{0,3}${quote}[^"“”„«»\\n]{1,80}${quote}|[\\p{L}_$][\\p{L}\\p{N}_$ -]{0,40})[*_ ]{0,3}${blanks}${colon}`
const comment = '(?://|/\\*|#|\\.\\.\\.|…)'
const item = `(?:${quote}|${opener}|-?\\d|true|false|null|None|${comment})`
const marks = '[*_]{0,3}'

const after: Record<JsonPlace, RegExp> = {
  key: sticky(`${marks}${blanks}${colon}`),
  object: sticky(
    `${marks}${blanks}(?:$|${closer}|${comma}${blanks}(?:$|${closer}|${key}|${comment}|${quote}[^"“”\\n]{0,80}["“”]?\\s{0,40}$)|[*_>]{0,3}${key}|(?:#|//)[^\\n]{0,200}\\n)`,
  ),
  array: sticky(
    `${marks}${blanks}(?:$|${closer}|${comma}[ \\t>*\u2022-]{0,8}${blanks}[>*\u2022-]?[ \\t]{0,4}(?:$|${closer}|${item})|(?:#|//)[^\\n]{0,200}\\n)|[ \\t]{0,40}\\n${blanks}(?:[-*\u2022>] )?${quote}`,
  ),
}
/** A line that begins like this cannot belong to the string before it. */
const nextKey = sticky(`\\n${fewBlanks}${quote}([^"“”„«»\\n]{1,60})${quote}${blanks}${colon}`)
const nextItem = sticky(`\\n${fewBlanks}${quote}\\S`)
const keyHere = sticky(`${quote}([^"“”„«»\\n]{1,60})${quote}${blanks}${colon}`)
const lineBreak = sticky(`[ \\t]{0,40}\\r?\\n[ \\t]{0,80}(?:> ?)?[ \\t]{0,80}`)
const missingQuote = /\s{0,40}[}\]\uff5d\uff3d]{1,3}\s{0,40}$/u

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' }
/** A quotation mark that is not closed by then begins no key. */
const maxKeyLength = 120
/** Between the last item of a list and the next key there is a bracket. */
const noKey = /[[\]{}\uff3b\uff3d\uff5b\uff5d]/u

function readEscape(text: string, at: number): [string, number] {
  const next = text[at + 1] ?? ''
  if (next === 'u') {
    const hex = text.slice(at + 2, at + 6)
    if (/^[0-9a-f]{4}$/i.test(hex)) return [String.fromCharCode(Number.parseInt(hex, 16)), at + 6]
    return ['', at + 2 + hex.length]
  }
  return [escapes[next] ?? next, at + 2]
}

const isApostrophe = (text: string, at: number) =>
  /['‘’`\u00b4]/u.test(text[at] ?? '') &&
  /\p{L}/u.test(text[at - 1] ?? '') &&
  /[\p{L}\s]/u.test(text[at + 1] ?? '')

const withoutComma = (text: string) => text.replace(/[,\uff0c;]?[ \t]{0,40}$/u, '')

class StringReader {
  private readonly parts: string[] = []
  private isGuessed = false
  private nested = 0
  /** What is not in `parts` yet begins here. */
  private from: number
  private at: number
  private readonly text: string
  private readonly start: number
  private readonly place: JsonPlace
  private readonly open: string

  constructor(text: string, start: number, place: JsonPlace) {
    this.text = text
    this.start = start
    this.place = place
    this.open = text[start] ?? ''
    this.from = start + 1
    this.at = start + 1
  }

  private push(end: number, next: number): void {
    this.parts.push(this.text.slice(this.from, end))
    this.from = next
    this.at = next
  }

  private done(end: number, isCut = false): LooseString {
    return { value: this.parts.join(''), end, isCut, isGuessed: this.isGuessed }
  }

  private closed(): LooseString {
    this.push(this.at, this.at + 1)
    return this.done(this.at)
  }

  /** Its own mark is missing: what follows is a new line of the object. */
  private unclosed(): LooseString {
    const end = this.at
    this.push(end, end)
    this.parts.push(withoutComma(this.parts.pop() ?? ''))
    return this.done(end)
  }

  private escape(): void {
    const [plain, next] = readEscape(this.text, this.at)
    this.push(this.at, next)
    this.parts.push(plain)
  }

  private endsWithComma(): boolean {
    return /[,\uff0c]\s{0,40}$/u.test(this.text.slice(Math.max(this.start, this.at - 42), this.at))
  }

  private lineEnd(): LooseString | null {
    const { text, at } = this
    const known = matchAt(nextKey, text, at) !== null
    if (known || (this.endsWithComma() && matchAt(nextItem, text, at) !== null)) return this.unclosed()
    const space = matchAt(lineBreak, text, at)?.[0].length || 1
    this.push(at, at + space)
    this.parts.push(`${(this.parts.pop() ?? '').trimEnd()} `)
    return null
  }

  private isNested(character: string): boolean {
    const [before = '', after = ''] = [this.text[this.at - 1], this.text[this.at + 1]]
    if (this.open === '"' && /[“„]/.test(character) && /[\p{L}\p{N}]/u.test(after) && !/\S/.test(before)) {
      this.nested += 1
      return true
    }
    if (this.nested === 0 || !/[“”]/.test(character)) return false
    this.nested -= 1
    return true
  }

  private mark(character: string): LooseString | null {
    const { text, at } = this
    if (this.isNested(character) || !closes(this.open, character)) return null
    if (matchAt(after[this.place], text, at + 1) !== null) return this.closed()
    const inner = this.endsWithComma() ? matchAt(keyHere, text, at) : null
    if (inner !== null && fieldNamed(inner[1] ?? '') !== undefined) return this.unclosed()
    if (character === this.open && !isApostrophe(text, at)) this.isGuessed = true
    return null
  }

  read(): LooseString | null {
    const isKey = this.place === 'key'
    while (this.at < this.text.length) {
      const { at } = this
      const character = this.text[at] ?? ''
      const isLineEnd = character === '\n' || character === '\r'
      if (isKey && (isLineEnd || noKey.test(character) || at - this.start > maxKeyLength)) return null
      if (character === '\\') this.escape()
      else {
        const end = isLineEnd ? this.lineEnd() : isQuote(character) ? this.mark(character) : null
        if (end !== null) return end
        if (this.at === at) this.at += 1
      }
    }
    return isKey ? null : this.cut()
  }

  /** The text ends here; perhaps only the mark before its last bracket is missing. */
  private cut(): LooseString {
    this.push(this.text.length, this.text.length)
    const value = this.parts.join('')
    const isWhole = missingQuote.test(value.slice(-90))
    const end = this.text.length
    return {
      value: isWhole ? value.replace(missingQuote, '') : value,
      end,
      isCut: !isWhole,
      isGuessed: this.isGuessed,
    }
  }
}

function closingMark(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  for (; end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text[before - 1] === '\\') before -= 1
    if ((end - before) % 2 === 0) break
  }
  return end
}

/** As in JSON, where the first mark closes. */
export function readStrictString(text: string, start: number): LooseString {
  const end = closingMark(text, start) + 1
  try {
    if (end > 0)
      return { value: JSON.parse(text.slice(start, end)) as string, end, isCut: false, isGuessed: false }
  } catch {
    // Not JSON: read by the loose rules instead.
  }
  return { value: '', end: text.length, isCut: true, isGuessed: false }
}

export const readString = (text: string, start: number, place: JsonPlace): LooseString | null =>
  new StringReader(text, start, place).read()
