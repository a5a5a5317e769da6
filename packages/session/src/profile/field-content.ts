import { maxProfileDepth } from '../limits.ts'
import { cleanText, withoutNumber } from './clean-text.ts'
import { type Entries, entriesOf } from './loose-object.ts'
import { isPlaceholder } from './placeholders.ts'

/** Best first: what an AI calls the text of an item that it describes further. */
const textKeys = [
  'value',
  'values',
  'text',
  'content',
  'statement',
  'name',
  'title',
  'trait',
  'label',
  'item',
  'items',
]
const otherTextKeys = ['point', 'strength', 'blindspot', 'system', 'summary', 'description', 'what']

function describedBy(entries: Entries): unknown {
  for (const wanted of [...textKeys, ...otherTextKeys]) {
    const found = entries.find(([key, value]) => key.toLowerCase().trim() === wanted && isFilled(value))
    if (found !== undefined) return found[1]
  }
  return undefined
}

const isFilled = (value: unknown) => value !== null && value !== '' && value !== undefined
const isNumber = (key: string) => /^\D{0,3}\d{1,3}\D?$/.test(key.trim())

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator)

function plainText(value: unknown): string {
  if (typeof value === 'string') {
    const text = cleanText(value)
    return isPlaceholder(text) ? '' : text
  }
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return typeof value === 'boolean' ? String(value) : ''
}

export function asText(value: unknown, depth = 1): string {
  if (depth > maxProfileDepth) return ''
  if (Array.isArray(value)) {
    const parts = value.map((item) => asText(item, depth + 1))
    return cleanText(joined(parts, parts.some((part) => /[.!?\u3002\uff01\uff1f]$/u.test(part)) ? ' ' : ', '))
  }
  const entries = entriesOf(value)
  if (entries === null) return plainText(value)
  const described = describedBy(entries)
  if (described !== undefined) return asText(described, depth + 1)
  const parts = entries.map(([key, item]) => {
    const text = asText(item, depth + 1)
    return text === '' || isNumber(key) ? text : `${cleanText(key)}: ${text}`.trim()
  })
  return cleanText(joined(parts, '; '))
}

function itemsOf(value: unknown, depth = 1): unknown[] {
  if (Array.isArray(value)) return value
  const entries = entriesOf(value)
  if (entries === null) return [value]
  const described = describedBy(entries)
  if (described !== undefined && depth < maxProfileDepth) return itemsOf(described, depth + 1)
  return entries.map(([key, item]) => (isNumber(key) ? item : { [key]: item }))
}

/** Each pass may uncover what the next takes away. */
const maxPasses = 4

/** More words are a sentence with commas in it. */
const maxPartWords = 5
/** "Colour pencils; sketchbook; oven log": a list in one text. */
function partsOfList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const parts = value.split(/[;\n]/).filter((part) => part.trim() !== '')
  if (parts.length > 1) return parts
  const named = value.split(',').map((part) => part.trim())
  const isNames = named.every((part) => {
    const words = part.split(/\s+/)
    return (
      part !== '' &&
      words.length <= maxPartWords &&
      !/^(?:and|but|because|then|which|who|when)$/i.test(words[0] ?? '')
    )
  })
  return isNames && !/[.!?:]/.test(value) ? named : value
}

export function asList(value: unknown): string[] {
  let items = itemsOf(partsOfList(value))
    .map((item) => asText(item, 2))
    .filter((item) => item !== '')
  for (let pass = 0; pass < maxPasses; pass++) {
    const plain = items
      .map((item) => plainText(withoutNumber(item, items.length)))
      .filter((item) => item !== '')
    if (plain.length === items.length && plain.every((item, index) => item === items[index])) break
    items = plain
  }
  return items
}
