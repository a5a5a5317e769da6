import { notFoundPage, privacyPolicy, redirects, siteSettings, wizardTexts } from '@wiring/content/queries'
import { publicPages, sharedTags } from '../metadata/public-pages.ts'

/** A page, and what is drawn from its words. */
const ofPages = publicPages.flatMap(({ id, path, markdown, source }) =>
  [path, markdown, `/og/${id}`].map((each) => ({ path: each, types: [...source.tags, ...sharedTags] })),
)
const typesOfPages = publicPages.flatMap(({ source }): readonly string[] => source.tags).concat(sharedTags)

/** Which prerendered routes are made of which document types; `siteSettings` is on every page. */
const routes: { path: string; types: readonly string[] }[] = [
  ...ofPages,
  ...['/sitemap.xml', '/llms.txt'].map((path) => ({ path, types: typesOfPages })),
  { path: '/manifest.webmanifest', types: sharedTags },
  { path: '/privacy-policy.pdf', types: privacyPolicy.tags },
  { path: '/api/redirects', types: redirects.tags },
  { path: '/no-such-page', types: [...notFoundPage.tags, ...siteSettings.tags] },
  { path: '/api/wizard-texts', types: wizardTexts.tags },
]

/** Every document type that some route shows. */
export const everyType = [...new Set(routes.flatMap(({ types }) => types))]

const pagePaths = new Set<string>(publicPages.map(({ path }) => path))

export interface Paths {
  pages: string[]
  /** Cards, PDF, Markdown: regenerated after the pages, as their drawing takes time. */
  files: string[]
}

/** The paths to fetch after publishes of these types; `*` is every type. */
export function pathsOfTypes(published: readonly string[]): Paths {
  const paths = routes
    .filter(({ types }) => published.some((type) => type === '*' || types.includes(type)))
    .map(({ path }) => path)
  return {
    pages: paths.filter((path) => pagePaths.has(path)),
    files: paths.filter((path) => !pagePaths.has(path)),
  }
}
