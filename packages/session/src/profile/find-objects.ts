import { joinHalves, splitBlocks, withoutGoingOn } from './blocks.ts'
import { withoutCitations } from './citations.ts'
import { decodeEntities } from './entities.ts'
import { fieldNamed } from './field-names.ts'
import { type LooseValue, parseLoose } from './loose-json.ts'
import { entriesOf } from './loose-object.ts'
import { blanks, matchAt, quote, sticky } from './marks.ts'

interface FoundValue extends LooseValue {
  isValid: boolean
}

export interface FoundObjects {
  values: FoundValue[]
  /** What stands around them. */
  outside: string
  isFenced: boolean
  isJoined: boolean
}

/** Bounds the time that hostile text takes. */
const maxObjects = 500
/** Braces that begin nothing: so many stand in no answer. */
const maxFalseStarts = 2_000
const start = /[{[\uff5b\uff3b]/gu
const listStart = sticky(`[[\uff3b]${blanks}(?:[{[\uff5b\uff3b]|${quote})`)
const restBlank = sticky('\\s{0,400}$')
const escapedQuote = /^[^"“”]{0,400}\\"/
const quotedKey = new RegExp(`${quote}([\\p{L}\\p{N}_ -]{3,60})${quote}${blanks}[:\uff1a]`, 'gu')
/** Fewer lines with ">" are a quote in an answer, and no mail. */
const minQuotedLines = 3
const startsObject = /^[\s`]{0,40}[{\uff5b]/u
const structure = /["“”„{}[\]\u300c\u300d{}\uff3b\uff3d]/u

/** Parsing a megabyte of brackets takes seconds; most of such texts end before their last. */
export function isJson(text: string): boolean {
  if (!/[}\]"]$/.test(text.slice(-1))) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const unescapeOnce = (text: string) =>
  text.replace(/\\(["\\/nrt])/g, (_, mark: string) => ({ n: '\n', r: '\r', t: '\t' })[mark] ?? mark)

function unwrapText(text: string): string {
  const decoded =
    /&(?:quot|#0?34|#x22);/i.test(text) && !/[{,]\s*["“]/.test(text) ? decodeEntities(text) : text
  const first = decoded.search(/[{[]/)
  const isMail = (decoded.match(/^[ \t]{0,4}>/gm) ?? []).length >= minQuotedLines
  const isEscaped = first !== -1 && escapedQuote.test(decoded.slice(first, first + 600))
  const plain = isEscaped ? unescapeOnce(decoded) : decoded
  return withoutCitations(isMail ? plain.replace(/^[ \t]{0,4}>+ ?/gm, '') : plain)
}

interface Part {
  values: FoundValue[]
  outside: string
  open: { from: number; string: number | null } | null
}

function parseAt(text: string, at: number): FoundValue {
  const strict = parseLoose(text, at, true)
  const isValid = strict.cut === null && isJson(text.slice(at, strict.end))
  return { ...(isValid ? strict : parseLoose(text, at, false)), isValid }
}

const isBlankFrom = (text: string, at: number) => matchAt(restBlank, text, at) !== null

function findIn(text: string): Part {
  const part: Part = { values: [], outside: '', open: null }
  let at = 0
  let falseStarts = 0
  start.lastIndex = 0
  for (
    let found = start.exec(text);
    found !== null && part.values.length < maxObjects;
    found = start.exec(text)
  ) {
    const isList = !/[{\uff5b]/u.test(found[0])
    if (isList && matchAt(listStart, text, found.index) === null) continue
    const value = parseAt(text, found.index)
    const isEmpty = entriesOf(value.value)?.length === 0
    start.lastIndex = Math.max(found.index + 1, value.end)
    const isOpen = value.cut !== null && isBlankFrom(text, value.end)
    if (isEmpty && !isOpen && !/^[{\uff5b]\s*[}\uff5d]/u.test(text.slice(found.index, found.index + 40))) {
      falseStarts += 1
      if (falseStarts > maxFalseStarts) break
      continue
    }
    part.outside += `${text.slice(at, found.index)} `
    at = value.end
    part.values.push(value)
    part.open = isOpen ? { from: found.index, string: value.openString } : null
  }
  part.outside += text.slice(at)
  return part
}

export function findObjects(pasted: string): FoundObjects {
  const blocks = splitBlocks(unwrapText(pasted))
  const found: FoundObjects = { values: [], outside: '', isFenced: blocks.length > 1, isJoined: false }
  let open: { text: string; string: number | null } | null = null
  for (const [index, { isFenced, text: given }] of blocks.entries()) {
    const text = withoutGoingOn(given)
    if (open !== null) {
      const isBetween = !isFenced && blocks.slice(index + 1).some((later) => later.isFenced)
      if (isBetween || !structure.test(text)) {
        found.outside += text
        continue
      }
    }
    const isJoined: boolean = open !== null && !startsAnew(text)
    const whole: string = isJoined && open !== null ? joinHalves(open.text, text, open.string) : text
    if (isJoined) found.values.pop()
    found.isJoined ||= isJoined
    const part = findIn(whole)
    found.values.push(...part.values)
    found.outside += part.outside
    open = part.open && {
      text: whole.slice(part.open.from),
      string: part.open.string === null ? null : part.open.string - part.open.from,
    }
  }
  return found
}

/** Of an object whose braces were not copied, with those braces. */
export function withBraces(pasted: string): string | null {
  for (const { index, 1: key } of pasted.matchAll(quotedKey))
    if (fieldNamed(key ?? '') !== undefined) return `{${pasted.slice(index)}}`
  return null
}

/** A second half does not begin with an object that names a field. */
function startsAnew(text: string): boolean {
  if (!startsObject.test(text)) return false
  const at = text.search(/[{\uff5b]/u)
  const entries = entriesOf(parseLoose(text, at, false).value) ?? []
  return entries.some(([key]) => fieldNamed(key) !== undefined)
}
