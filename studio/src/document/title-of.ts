import type { SchemaType } from 'sanity'

/** A page goes by the title of its type. */
export function titleOf(document: Record<string, unknown>, type: SchemaType | undefined): string {
  const { title, name, text, from } = document
  const own = [title, name, text, from].find((value) => typeof value === 'string' && value !== '')
  return String(own ?? type?.title ?? document._type)
}
