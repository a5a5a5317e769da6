import { stegaClean } from '@sanity/client/stega'
import type { PageId } from '@wiring/content/pages'
import { siteSettings } from '@wiring/content/queries'
import { readContent } from '../content/read-content.ts'
import { publishedView, type View } from '../content/view.ts'
import { currentView } from '../preview/current-view.ts'
import { publicPage } from './public-pages.ts'

/** Texts for the head of a page: in a draft session the drafts, but never with the Studio's invisible marks. */
export async function headWords(id: PageId) {
  const view = await currentView()
  return wordsOf(id, { ...view, stega: false })
}

/** Texts for files that visitors of a draft session share with everyone else. */
export const publishedWords = (id: PageId) => wordsOf(id, publishedView)

async function wordsOf(id: PageId, view: View) {
  const [page, settings] = await Promise.all([
    readContent(publicPage(id).source, view),
    readContent(siteSettings, view),
  ])
  return { seo: stegaClean(page?.seo ?? null), settings: stegaClean(settings) }
}
