import { pages, pageTypes } from '@wiring/content/pages'
import { documents } from '@wiring/content/schema'
import { typesOn } from '../help/places.ts'

/** Without a path, every type. */
export function typesOf(path: string | null): string[] {
  const page = pageTypes.find((type) => pages[type].path === path)
  return page ? [...typesOn(page), ...typesOn(null)] : documents.map(({ name }) => name)
}
