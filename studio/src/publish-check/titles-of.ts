import type { SchemaType } from 'sanity'
import type { Segment } from './visit.ts'

/** The fields on the way to `path`, called as the form calls them. A part that cannot be followed keeps its own name. */
export function titlesOf(type: SchemaType, path: Segment[]): string[] {
  const titles: string[] = []
  let here: SchemaType | undefined = type
  for (const part of path) {
    if (typeof part === 'string') {
      const field: SchemaType | undefined =
        here?.jsonType === 'object' ? here.fields.find(({ name }) => name === part)?.type : undefined
      titles.push(field?.title ?? part)
      here = field
    } else here = here?.jsonType === 'array' && here.of.length === 1 ? here.of[0] : undefined
  }
  return titles
}
