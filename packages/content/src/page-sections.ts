import type { SchemaTypeDefinition } from 'sanity'

export { pageSections } from './generated/section-schemas.ts'

declare module 'sanity' {
  interface ObjectOptions {
    /** Where the `id` on the page is not the name. */
    anchor?: string
  }
}

export function anchorOf(section: SchemaTypeDefinition): string {
  const { anchor } = (section.options ?? {}) as { anchor?: string }
  return anchor ?? section.name
}
