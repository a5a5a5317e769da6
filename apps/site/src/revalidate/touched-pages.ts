import { landingPage, notFoundPage, siteSettings, wizardTexts } from '@wiring/content/queries'

/** Which prerendered routes are made of which document types; `siteSettings` is on every page. */
const routes: { path: string; tags: readonly string[] }[] = [
  { path: '/', tags: [...landingPage.tags, ...siteSettings.tags] },
  { path: '/no-such-page', tags: [...notFoundPage.tags, ...siteSettings.tags] },
  { path: '/api/wizard-texts', tags: wizardTexts.tags },
]

/** Every document type that some page shows. */
export const everyType = [...new Set(routes.flatMap(({ tags }) => tags))]

/** The paths to fetch once after a publish, so that the next visitor gets the new page. `*` touches everything. */
export function touchedPages(type: string): string[] {
  return routes.filter(({ tags }) => type === '*' || tags.includes(type)).map(({ path }) => path)
}
