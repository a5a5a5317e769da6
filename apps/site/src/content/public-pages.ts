import { type PageId, pages, pageTypes } from '@wiring/content/pages'
import * as queries from '@wiring/content/queries'

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: on the server only, where each page's query is needed
export const publicPages = pageTypes.map((type) => ({ ...pages[type], source: queries[type] }))

export function publicPage(id: PageId) {
  const page = publicPages.find((each) => each.id === id)
  if (!page) throw new Error(`There is no page “${id}”.`)
  return page
}

export const sharedTags = queries.siteSettings.tags
