import { stegaClean } from '@sanity/client/stega'
import { getConsolePage } from '../content/get-console-page.ts'
import { getLabPage } from '../content/get-lab-page.ts'
import { getLandingPage } from '../content/get-landing-page.ts'
import { getSiteSettings } from '../content/get-site-settings.ts'
import { getSpecimenPage } from '../content/get-specimen-page.ts'
import { currentView, type View } from '../content/view.tsx'
import { env } from '../env.ts'
import { JsonLd } from './json-ld.tsx'
import { type PageId, publicPage } from './public-pages.ts'
import {
  breadcrumb,
  consoleGraph,
  labGraph,
  offeringGraph,
  specimenGraph,
  studioGraph,
} from './structured-data.ts'

const site = env.SITE_URL

/** The structured data of a page: the studio, the site, the way here, and what the page offers. */
export async function PageData({ page }: { page: PageId }) {
  const view = { ...(await currentView()), stega: false }
  const { name, path } = publicPage(page)
  const home = { name: 'Home', path: '/' }
  const graph = [
    ...studioGraph(site, await getSiteSettings(view)),
    breadcrumb(site, page === 'home' ? [home] : [home, { name, path }]),
    ...(await offers[page](view)),
  ]
  return <JsonLd graph={stegaClean(graph)} />
}

const offers: Record<PageId, (view: View) => Promise<object[]>> = {
  home: async (view) => offeringGraph(site, await getLandingPage(view)),
  console: async (view) => [consoleGraph(site, await getConsolePage(view))],
  lab: async (view) => labGraph(site, await getLabPage(view)),
  map: async (view) => [specimenGraph(site, await getSpecimenPage(view))],
}
