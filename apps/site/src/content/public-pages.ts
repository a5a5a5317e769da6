import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { specimenPage } from '@wiring/content/documents/specimen-page/specimen-page.query.ts'
import * as sectionPages from '@wiring/content/generated/pages.query.ts'
import { type PageId, pages, pageTypes } from '@wiring/content/pages'

const queries = { ...sectionPages, specimenPage }

export const publicPages = pageTypes.map((type) => ({ ...pages[type], source: queries[type] }))

export function publicPage(id: PageId) {
  const page = publicPages.find((each) => each.id === id)
  if (!page) throw new Error(`There is no page “${id}”.`)
  return page
}

export const sharedTags = siteSettings.tags
