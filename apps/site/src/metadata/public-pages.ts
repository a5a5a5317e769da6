import { type PageId, type PageType, pages, pageTypes } from '@wiring/content/pages'
import { consolePage, labPage, landingPage, siteSettings, specimenPage } from '@wiring/content/queries'

/** The query of each page, and the document types its answer is made of. */
const sources = { landingPage, consolePage, labPage, specimenPage } satisfies Record<PageType, object>

export const publicPages = pageTypes.map((type) => ({ ...pages[type], type, source: sources[type] }))

export function publicPage(id: PageId) {
  const page = publicPages.find((each) => each.id === id)
  if (!page) throw new Error(`There is no page “${id}”.`)
  return page
}

/** What every drawing of a page's words depends on. */
export const sharedTags = siteSettings.tags
