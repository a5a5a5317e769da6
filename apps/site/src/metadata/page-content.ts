import { stegaClean } from '@sanity/client/stega'
import { getConsolePage } from '../content/get-console-page.ts'
import { getLabPage } from '../content/get-lab-page.ts'
import { getLandingPage } from '../content/get-landing-page.ts'
import { getSiteSettings } from '../content/get-site-settings.ts'
import { getSpecimenPage } from '../content/get-specimen-page.ts'
import { currentView, publishedView, type View } from '../content/view.tsx'
import type { PageId } from './public-pages.ts'

const readers = { home: getLandingPage, console: getConsolePage, lab: getLabPage, map: getSpecimenPage }

/** Words for the head of a page: in a draft session the drafts, but never with the Studio's invisible marks. */
export async function headWords(id: PageId) {
  const view = await currentView()
  return wordsOf(id, { ...view, stega: false })
}

/** Words for files that visitors of a draft session share with everyone else. */
export const publishedWords = (id: PageId) => wordsOf(id, publishedView)

async function wordsOf(id: PageId, view: View) {
  const [page, settings] = await Promise.all([readers[id](view), getSiteSettings(view)])
  return { seo: stegaClean(page?.seo ?? null), settings: stegaClean(settings) }
}
