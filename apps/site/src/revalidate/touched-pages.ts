import { notFoundPage, privacyPolicy, redirects, siteSettings, wizardTexts } from '@wiring/content/queries'
import { publicPages, sharedTags } from '../metadata/public-pages.ts'

/** A page, and what is drawn from its words. */
const ofPages = publicPages.flatMap(({ id, path, twin, tags }) =>
  [path, twin, `/og/${id}`].map((each) => ({ path: each, tags: [...tags, ...sharedTags] })),
)
const allTags = publicPages.flatMap(({ tags }): readonly string[] => tags).concat(sharedTags)

/** Which prerendered routes are made of which document types; `siteSettings` is on every page. */
const routes: { path: string; tags: readonly string[] }[] = [
  ...ofPages,
  ...['/sitemap.xml', '/llms.txt'].map((path) => ({ path, tags: allTags })),
  { path: '/manifest.webmanifest', tags: sharedTags },
  { path: '/privacy-policy.pdf', tags: privacyPolicy.tags },
  { path: '/api/redirects', tags: redirects.tags },
  { path: '/no-such-page', tags: [...notFoundPage.tags, ...siteSettings.tags] },
  { path: '/api/wizard-texts', tags: wizardTexts.tags },
]

/** Every document type that some page shows. */
export const everyType = [...new Set(routes.flatMap(({ tags }) => tags))]

const pages = new Set<string>(publicPages.map(({ path }) => path))

/** Paths to fetch after a publish. */
export interface Touched {
  pages: string[]
  files: string[]
}

/**
 * The paths to fetch after publishes of these types, so that the next visitor gets the new page. `*` touches everything. Pages come first:
 * drawing a card or a PDF takes time that the reader of a page would wait.
 */
export function touchedPages(types: readonly string[]): Touched {
  const touched = routes
    .filter(({ tags }) => types.some((type) => type === '*' || tags.includes(type)))
    .map(({ path }) => path)
  return {
    pages: touched.filter((path) => pages.has(path)),
    files: touched.filter((path) => !pages.has(path)),
  }
}
