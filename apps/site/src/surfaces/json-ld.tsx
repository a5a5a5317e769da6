import { stegaClean } from '@sanity/client/stega'
import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { specimenPage } from '@wiring/content/documents/specimen-page/specimen-page.query.ts'
import { consolePage, labPage, landingPage, trustPage } from '@wiring/content/generated/pages.query.ts'
import type { PageId } from '@wiring/content/pages'
import { publicPage } from '../content/public-pages.ts'
import { type ContentView, readContent } from '../content/read-content.ts'
import { env } from '../env.ts'
import { currentView } from '../preview/preview-session.ts'
import {
  breadcrumb,
  consoleGraph,
  jsonLdText,
  labGraph,
  offeringGraph,
  specimenGraph,
  studioGraph,
  trustGraph,
} from './structured-data.ts'

const site = env.SITE_URL

export async function JsonLd({ page }: { page: PageId }) {
  const view = { ...(await currentView()), stega: false }
  const { name, path } = publicPage(page)
  const home = { name: 'Home', path: '/' }
  const graph = [
    ...studioGraph(site, await readContent(siteSettings, view)),
    breadcrumb(site, page === 'home' ? [home] : [home, { name, path }]),
    ...((await pageGraphs[page]?.(view)) ?? []),
  ]
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: every "<" of the JSON is escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(stegaClean(graph)) }} />
  )
}

const pageGraphs: Partial<Record<PageId, (view: ContentView) => Promise<object[]>>> = {
  home: async (view) => offeringGraph(site, await readContent(landingPage, view)),
  console: async (view) => [consoleGraph(site, await readContent(consolePage, view))],
  lab: async (view) => labGraph(site, await readContent(labPage, view)),
  map: async (view) => [specimenGraph(site, await readContent(specimenPage, view))],
  trust: async (view) => [trustGraph(site, await readContent(trustPage, view))],
}
