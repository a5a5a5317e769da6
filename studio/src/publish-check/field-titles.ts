import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import type { SchemaType } from 'sanity'
import type { Problem } from './problem.ts'
import type { Segment } from './walk-document.ts'

/** “Title: This is empty and must be filled in.” */
export function messageWithField(
  { path, message }: Problem,
  type: SchemaType | undefined,
  document: unknown,
) {
  const field = type ? fieldTitles(type, path, document).join(' › ') : ''
  return field ? `${field}: ${message}` : message
}

/** List items of `value` are given by position and first words. */
export function fieldTitles(type: SchemaType, path: Segment[], value?: unknown): string[] {
  const titles: string[] = []
  let here: SchemaType | undefined = type
  let inside = value
  for (const part of path) {
    // Forms show links within the text, not as fields.
    if (part === 'markDefs' || part === 'children') {
      here = undefined
      inside = isRecord(inside) ? inside[part] : undefined
    } else if (typeof part === 'string') {
      const field: SchemaType | undefined =
        here?.jsonType === 'object' ? here.fields.find(({ name }) => name === part)?.type : undefined
      titles.push(field?.title ?? (part === 'href' ? 'Leads to' : part))
      here = field
      inside = isRecord(inside) ? inside[part] : undefined
    } else {
      const items: unknown[] = Array.isArray(inside) ? inside : []
      const index = typeof part === 'number' ? part : items.findIndex((item) => keyOf(item) === part._key)
      inside = items[index]
      const name = nameOf(inside)
      if (index >= 0 && name) titles.push(isBlock(inside) ? `“${name}”` : `${index + 1}: ${name}`)
      here = memberOf(here, inside)
    }
  }
  return titles
}

function memberOf(list: SchemaType | undefined, item: unknown): SchemaType | undefined {
  if (list?.jsonType !== 'array') return undefined
  const named = isRecord(item) ? list.of.find(({ name }) => name === item._type) : undefined
  return named ?? (list.of.length === 1 ? list.of[0] : undefined)
}

const keyOf = (item: unknown) => (isRecord(item) ? item._key : undefined)
const isBlock = (item: unknown): item is { children: unknown[] } =>
  isRecord(item) && Array.isArray(item.children)

function nameOf(item: unknown): string {
  if (isBlock(item))
    return shorten(item.children.map((child) => (isRecord(child) ? child.text : '')).join(''))
  if (!isRecord(item)) return typeof item === 'string' ? shorten(item) : ''
  const { label, title, name, part, text } = item
  const found = [label, title, name, part, text].find((each) => typeof each === 'string' && each !== '')
  return shorten(typeof found === 'string' ? found : '')
}

const shorten = (text: string) => (text.length > 32 ? `${text.slice(0, 30).trimEnd()} …` : text)
