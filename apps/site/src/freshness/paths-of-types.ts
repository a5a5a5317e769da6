import { notFoundPage } from '@wiring/content/documents/not-found-page/not-found-page.query.ts'
import { privacyPolicy } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { redirects } from '@wiring/content/documents/redirect/redirect.query.ts'
import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { wizardTexts } from '@wiring/content/documents/wizard-texts/wizard-texts.query.ts'
import { publicPages, sharedTags } from '../content/public-pages.ts'

const pageRoutes = publicPages.flatMap(({ id, path, markdown, source }) =>
  [path, markdown, `/og/${id}`].map((each) => ({ path: each, types: [...source.tags, ...sharedTags] })),
)
const pageTypes = publicPages.flatMap(({ source }): readonly string[] => source.tags).concat(sharedTags)

const routes: { path: string; types: readonly string[] }[] = [
  ...pageRoutes,
  ...['/sitemap.xml', '/llms.txt'].map((path) => ({ path, types: pageTypes })),
  ...['/manifest.webmanifest', '/.well-known/security.txt'].map((path) => ({ path, types: sharedTags })),
  { path: '/privacy-policy.pdf', types: privacyPolicy.tags },
  { path: '/api/redirects', types: redirects.tags },
  { path: '/no-such-page', types: [...notFoundPage.tags, ...siteSettings.tags] },
  { path: '/api/wizard-texts', types: wizardTexts.tags },
]

export const allTypes = [...new Set(routes.flatMap(({ types }) => types))]

const pagePaths = new Set<string>(publicPages.map(({ path }) => path))

export interface Paths {
  pages: string[]
  /** Slower than pages: some are drawn. */
  files: string[]
}

export function pathsOfTypes(published: readonly string[]): Paths {
  const paths = routes
    .filter(({ types }) => published.some((type) => type === '*' || types.includes(type)))
    .map(({ path }) => path)
  return {
    pages: paths.filter((path) => pagePaths.has(path)),
    files: paths.filter((path) => !pagePaths.has(path)),
  }
}
