import { LooseObject } from './loose-object.ts'
import { readStrictString, readString } from './loose-string.ts'
import { blanks, colon, comma, isQuote, matchAt, quote, sticky } from './marks.ts'

export interface LooseValue {
  value: unknown
  end: number
  /** The text ends inside: in a string, or before a bracket that is missing. */
  cut: 'string' | 'bracket' | null
  /** Where the string begins that has no end. */
  openString: number | null
}

/** Bounds the time that hostile text takes. */
const maxDepth = 64
const space = sticky(`(?:${blanks}(?://[^\\n]{0,300}|/\\*[^*]{0,300}\\*/|#[^\\n]{0,300}(?=\\n))?)`)
const colonHere = sticky(`[*_ \\t]{0,4}${blanks}${colon}`)
const commaHere = sticky(comma)
const bareKey = sticky(`[\\p{L}_$][\\p{L}\\p{N}_$ .\\\\-]{0,60}?(?=[*_ \\t]{0,4}${colon})`)
const bareItem = sticky(`[^,\uff0c\u3001\u060c;\uff1b\\]\uff3d\u3011}\uff5d\\n"“”]{1,2000}`)
const bareValue = sticky(
  `[^\\n}\uff5d]{1,4000}?(?=\\s{0,40}(?:[\\n}\uff5d]|$|[,\uff0c;][ \\t]{0,10}(?:${quote}|[\\p{L}_]{1,40}[ \\t]{0,4}${colon})))`,
)
const literal = sticky('-?\\d[\\d.eE+-]{0,400}|true|false|null')
const restOfLine = sticky('[^\\n]{1,4000}')
const listMark = sticky('(?:[>*\u2022\u2023–—-]{1,3}|\\d{1,2}[.)])[ \\t]{0,8}(?=["“„\'‘«\u300c`{])')
const cutKey = sticky(`(?:${quote}[^"“”\\n]{0,80}["“”]?|[\\p{L}_]{1,40})\\s{0,40}$`)
const filler = /[\\*_>#\u2022.…\-–—|~+)$]/u

class Loose {
  cut: LooseValue['cut'] = null
  openString: number | null = null
  guesses = 0
  at: number
  private readonly text: string
  private readonly isStrict: boolean

  constructor(text: string, start: number, isStrict: boolean) {
    this.text = text
    this.at = start
    this.isStrict = isStrict
  }

  private skipSpace(): string {
    for (;;) {
      const length = matchAt(space, this.text, this.at)?.[0].length ?? 0
      if (length === 0) return this.text[this.at] ?? ''
      this.at += length
    }
  }

  private isQuoteHere(): boolean {
    const character = this.text[this.at]
    return this.isStrict ? character === '"' : isQuote(character)
  }

  private string(place: 'key' | 'object' | 'array'): string | null {
    const read = this.isStrict ? readStrictString(this.text, this.at) : readString(this.text, this.at, place)
    if (read === null) return null
    if (read.isCut) {
      this.cut = 'string'
      this.openString = this.at
    }
    if (read.isGuessed) this.guesses += 1
    this.at = read.end
    return read.value
  }

  private bare(pattern: RegExp): unknown {
    const found = matchAt(pattern, this.text, this.at) ?? matchAt(restOfLine, this.text, this.at)
    const words = found?.[0] ?? ''
    this.at = Math.min(this.text.length, this.at + Math.max(1, words.length))
    return /^\s*(?:null|none|undefined|nil|nan)\s*$/i.test(words)
      ? null
      : words.trim().replace(/[,\uff0c;]$/u, '')
  }

  private literal(): unknown {
    const words = matchAt(literal, this.text, this.at)?.[0]
    if (words === undefined) this.cut = 'bracket'
    this.at = words === undefined ? this.text.length : this.at + words.length
    return words === undefined || words === 'null' ? null : words
  }

  value(place: 'object' | 'array', depth: number): unknown {
    this.skipSpace()
    this.at += matchAt(listMark, this.text, this.at)?.[0].length ?? 0
    const character = this.text[this.at] ?? ''
    if (/[{\uff5b]/u.test(character)) return this.object(depth + 1)
    if (/[[\uff3b\u3010]/u.test(character)) return this.array(depth + 1)
    if (this.isQuoteHere()) return this.string(place)
    if (this.isStrict) return this.literal()
    return this.bare(place === 'array' ? bareItem : bareValue)
  }

  /** `null` where no key stands. */
  private key(): string | null {
    const start = this.at
    const isQuoted = this.isQuoteHere()
    const isBare = !isQuoted && !this.isStrict
    const key = isQuoted
      ? this.string('key')
      : isBare
        ? (matchAt(bareKey, this.text, this.at)?.[0] ?? null)
        : null
    if (key !== null && !isQuoted) this.at += key.length
    const mark = key === null ? null : matchAt(colonHere, this.text, this.at)
    if (mark === null) {
      this.at = start
      return null
    }
    this.at += mark[0].length
    return key
  }

  object(depth: number): LooseObject {
    const object = new LooseObject()
    this.at += 1
    while (depth <= maxDepth) {
      const character = this.skipSpace()
      if (character === '') break
      if (/[}\uff5d]/u.test(character)) {
        this.at += 1
        return object
      }
      const key = this.key()
      if (key !== null) {
        const before = this.guesses
        object.entries.push([key, this.value('object', depth)])
        if (this.guesses > before) object.guessed.add(key)
      } else if (this.isSkipped(character) || (depth === 1 && /[\]\uff3d\u3011]/u.test(character)))
        this.at += 1
      else break
    }
    return this.leave(object, depth)
  }

  private isSkipped(character: string): boolean {
    if (this.isStrict) return character === ','
    return matchAt(commaHere, this.text, this.at) !== null || filler.test(character)
  }

  /** Without its bracket. */
  private leave<Value>(value: Value, depth: number): Value {
    this.cut ??= 'bracket'
    if (depth > maxDepth || matchAt(cutKey, this.text, this.at) !== null) this.at = this.text.length
    return value
  }

  array(depth: number): unknown[] {
    const items: unknown[] = []
    this.at += 1
    while (depth <= maxDepth) {
      const character = this.skipSpace()
      if (character === '') break
      if (/[\]\uff3d\u3011]/u.test(character)) {
        this.at += 1
        return items
      }
      if (/[}\uff5d]/u.test(character)) return items
      const isMark = matchAt(listMark, this.text, this.at) !== null
      if (isQuote(character) && this.isKeyNext()) return items
      if (this.isSkipped(character) && !isMark) this.at += 1
      else items.push(this.value('array', depth))
    }
    return this.leave(items, depth)
  }

  /** The bracket of this list is missing. */
  private isKeyNext(): boolean {
    const [start, guesses] = [this.at, this.guesses]
    const isKey = !this.isStrict && this.key() !== null
    this.at = start
    this.guesses = guesses
    return isKey
  }
}

export function parseLoose(text: string, start: number, isStrict: boolean): LooseValue {
  const loose = new Loose(text, start, isStrict)
  const value = loose.value('object', 0)
  return { value, end: loose.at, cut: loose.cut, openString: loose.openString }
}
