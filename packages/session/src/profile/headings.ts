import type { FieldName } from '../profile.ts'
import { withoutCitations } from './citations.ts'
import { fieldNamed } from './field-names.ts'

/** One alone may stand in any text. */
const minFields = 2
// They bound the time that hostile text takes.
const maxLines = 4_000
const maxLineLength = 4_000

interface Line {
  text: string
  isBlank: boolean
  isItem: boolean
}

const rule = /^[\s|:*_=-]{3,}$/
const item = /^\s{0,12}(?:[-–—*\u2022\u2023\u25e6\u25aa\u25cf\u00b7]|\d{1,2}[.)])\s+/u
const heading = /^[\s>]{0,8}(?:[-*\u2022]\s+)?(?:#{1,6}\s+)?(?:\d{1,2}[.)]\s+)?/
const label = /^[^:\uff1a=|]{3,60}?(?=\*{0,2}\s{0,3}(?:[:\uff1a=|]|$))/u

function labelOf(text: string): { name: FieldName; rest: string } | null {
  const row = /^\s*\|([^|]{3,60})\|(.*?)\|?\s*$/.exec(text)
  if (row !== null) {
    const name = fieldNamed(row[1] ?? '')
    return name === undefined ? null : { name, rest: row[2] ?? '' }
  }
  const words = text.replace(heading, '')
  const found = label.exec(words)?.[0] ?? ''
  const name = fieldNamed(found)
  if (name === undefined) return null
  return { name, rest: words.slice(found.length).replace(/^[*_`"”]{0,3}\s*[:\uff1a=|]?\s*[*_]{0,3}\s*/u, '') }
}

const unquoted = (text: string) => text.trim().replace(/^(["'“„«])(.*)(["'”“»]),?$/u, '$2')

/** `[a, "b"]`, lines of a table, or one text. */
function inlineItems(rest: string): string[] {
  if (rest.trim() === '') return []
  const list = /^\[(.*)\],?$/.exec(rest.trim())
  if (list !== null) {
    const quoted = [...(list[1] ?? '').matchAll(/"([^"]{1,600})"|'([^']{1,600})'(?=\s*(?:,|$))/g)]
    if (quoted.length > 0) return quoted.map((each) => each[1] ?? each[2] ?? '')
    return (list[1] ?? '').split(',').map(unquoted)
  }
  return rest.split(/<br ?\/?>/i).map(unquoted)
}

/** What stands under a heading: its items, or its paragraphs; of the last heading only the first block. */
function contentOf(rest: string, lines: readonly Line[], isLast: boolean): string | string[] {
  const inline = inlineItems(rest)
  const kept: Line[] = []
  for (const line of lines) {
    const isOver = line.isBlank && isLast && (kept.length > 0 || inline.length > 0)
    if (isOver) break
    if (!line.isBlank) kept.push(line)
  }
  const items = kept.filter(({ isItem }) => isItem)
  if (items.length > 0) return [...inline, ...items.map(({ text }) => unquoted(text.replace(item, '')))]
  const text = kept.map((line) => unquoted(line.text))
  if (inline.length > 1) return [...inline, ...text]
  return [...inline, ...text].join(' ')
}

/** Markdown with the fields as headings, a table of them, or lines of `key: value`. */
export function readHeadings(pasted: string): [FieldName, string | string[]][] {
  const lines = withoutCitations(pasted).split(/\r?\n/).slice(0, maxLines)
  const sections: { name: FieldName; rest: string; lines: Line[] }[] = []
  for (const text of lines) {
    const found = text.length > maxLineLength ? null : labelOf(text)
    if (found !== null) sections.push({ ...found, lines: [] })
    else if (!rule.test(text) || text.trim() === '')
      sections.at(-1)?.lines.push({ text, isBlank: text.trim() === '', isItem: item.test(text) })
  }
  if (new Set(sections.map(({ name }) => name)).size < minFields) return []
  return sections.map(({ name, rest, lines: under }, index) => [
    name,
    contentOf(rest, under, index === sections.length - 1),
  ])
}
