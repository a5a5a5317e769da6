import { type PageType, pages, pageTypes } from '@wiring/content/pages'
import { documents } from '@wiring/content/schema'
import { places } from '../help/places.ts'

/** Without a path, every type. */
export function documentTypesOf(path: string | null): string[] {
  const page = pageTypes.find((type) => pages[type].path === path)
  return page ? [...typesOn(page), ...typesOn(null)] : documents.map(({ name }) => name)
}

/** `null`: what every page shows. */
const typesOn = (page: PageType | null) =>
  Object.keys(places).filter((type) => {
    const on = places[type]?.on
    return page === null ? on === pageTypes : on !== pageTypes && on?.[0] === page
  })
