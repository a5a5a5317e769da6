import { consolePage, labPage, landingPage, siteSettings, specimenPage } from '@wiring/content/queries'

/** The pages that search engines and readers of Markdown should find, in the order of a table of contents. */
export const publicPages = [
  { id: 'home', path: '/', name: 'Home', twin: '/index.md', tags: landingPage.tags },
  { id: 'console', path: '/console', name: 'Console', twin: '/console.md', tags: consolePage.tags },
  { id: 'lab', path: '/lab', name: 'Lab', twin: '/lab.md', tags: labPage.tags },
  { id: 'map', path: '/map', name: 'Specimen map', twin: '/map.md', tags: specimenPage.tags },
] as const satisfies { id: string; path: string; name: string; twin: string; tags: readonly string[] }[]

export type PageId = (typeof publicPages)[number]['id']

/** The page with this id. */
export function publicPage(id: PageId) {
  const page = publicPages.find((each) => each.id === id)
  if (!page) throw new Error(`There is no page “${id}”.`)
  return page
}

/** What every drawing of a page's words depends on. */
export const sharedTags = siteSettings.tags
