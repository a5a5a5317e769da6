import { pages, pageTypes } from '@wiring/content/pages'
import { documents } from '@wiring/content/schema'
import { typesOn } from '../help/places.ts'

/** The types of the page at a path; without one, every type of the Studio. */
export function typesOf(path: string | null): string[] {
  const page = pageTypes.find((type) => pages[type].path === path)
  return page ? [...typesOn(page), ...typesOn(null)] : documents.map(({ name }) => name)
}
