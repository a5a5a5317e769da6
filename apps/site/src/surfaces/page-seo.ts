import { stegaClean } from '@sanity/client/stega'
import type { PageId } from '@wiring/content/pages'
import { siteSettings } from '@wiring/content/queries'
import { publicPage } from '../content/public-pages.ts'
import { publishedView, readContent, type View } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'

/** In a draft session the drafts, without the Studio's invisible marks. */
export async function pageSeo(id: PageId) {
  const view = await currentView()
  return wordsOf(id, { ...view, stega: false })
}

/** For files that everyone shares. */
export const publishedPageSeo = (id: PageId) => wordsOf(id, publishedView)

async function wordsOf(id: PageId, view: View) {
  const [page, settings] = await Promise.all([
    readContent(publicPage(id).source, view),
    readContent(siteSettings, view),
  ])
  return { seo: stegaClean(page?.seo ?? null), settings: stegaClean(settings) }
}
