import type { SchemaTypeDefinition } from 'sanity'

export { pageSections } from './generated/section-schemas.ts'

declare module 'sanity' {
  interface ObjectOptions {
    /** The `id` of a section on its page, where that is not its name. */
    anchor?: string
  }
}

/** The `id` of a section on its page. */
export function anchorOf(section: SchemaTypeDefinition): string {
  const { anchor } = (section.options ?? {}) as { anchor?: string }
  return anchor ?? section.name
}
