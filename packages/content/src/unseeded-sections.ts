import { documents } from './seed/documents.ts'

/** A sentence for each section without words in the seed, which the local stack and the tests show. */
export function unseededSections(
  pages: Record<string, { path?: string; sections?: readonly string[] }>,
): string[] {
  return Object.entries(pages).flatMap(([page, { sections = [] }]) => {
    const seed: Record<string, unknown> = documents.find(({ _type }) => _type === page) ?? {}
    return sections
      .filter((name) => seed[name] === undefined)
      .map((name) => `The seed of ${page} has no ${name}: add it in packages/content/src/seed.`)
  })
}
