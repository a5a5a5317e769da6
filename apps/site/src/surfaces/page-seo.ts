import { stegaClean } from '@sanity/client/stega'
import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import type { PageId } from '@wiring/content/pages'
import { publicPage } from '../content/public-pages.ts'
import { publishedView, readContent, type View } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'

export async function pageSeo(id: PageId) {
  const view = await currentView()
  return seoOf(id, { ...view, stega: false })
}

/** For files, which have no drafts. */
export const publishedPageSeo = (id: PageId) => seoOf(id, publishedView)

async function seoOf(id: PageId, view: View) {
  const [page, settings] = await Promise.all([
    readContent(publicPage(id).source, view),
    readContent(siteSettings, view),
  ])
  return { seo: stegaClean(page?.seo ?? null), settings: stegaClean(settings) }
}
