import { documents } from '@wiring/content/schema'
import { pages } from '../presentation.ts'

const every = documents.map(({ name }) => name)
const ofPath: Record<string, string[]> = {
  '/': pages.landing,
  '/console': pages.console,
  '/lab': pages.lab,
  '/map': pages.map,
}

/** The types a page is made of; without a page, every type of the Studio. */
export function typesOf(page: string | null): string[] {
  const types = ofPath[page ?? '']
  return types ? [...types, ...pages.everywhere] : every
}
