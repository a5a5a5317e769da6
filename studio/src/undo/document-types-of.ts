import { type PageType, pages, pageTypes } from '@wiring/content/pages'
import { documents } from '@wiring/content/schema'
import { places } from '../help/places.ts'

/** All types without a path. */
export function documentTypesOf(path: string | null): string[] {
  const page = pageTypes.find((type) => pages[type].path === path)
  return page ? [...typesOn(page), ...typesOn(null)] : documents.map(({ name }) => name)
}

/** `null`: on every page. */
const typesOn = (page: PageType | null) =>
  Object.keys(places).filter((type) => {
    const shownOn = places[type]?.pages
    return page === null ? shownOn === pageTypes : shownOn !== pageTypes && shownOn?.[0] === page
  })
