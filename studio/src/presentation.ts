import { type PageType, pages as sitePages } from '@wiring/content/pages'
import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

const located = ({ title, path }: { title: string; path: string }) => ({ title, href: path })
const landing = located(sitePages.landingPage)
const console = located(sitePages.consolePage)
const map = located(sitePages.specimenPage)
const lab = located(sitePages.labPage)
/** Any address that is no page shows it. */
const notFound = { title: 'Not found page', href: '/no-such-page' }
const policy = { title: 'The PDF, as it would print', href: '/api/preview/privacy-policy' }

/** Where a document of each type shows; the Studio offers these as links. */
export const pages = {
  landing: [
    'landingPage',
    'problemCard',
    'approachStep',
    'offering',
    'mapExplainer',
    'promptExample',
    'foundersNote',
    'mirrorCard',
  ],
  console: ['consolePage', 'consoleFeature', 'pricingPlan'],
  lab: ['labPage', 'labService', 'portfolioItem'],
  map: ['specimenPage'],
  everywhere: ['siteSettings', 'banner'],
}

const on = (types: string[], ...locations: { title: string; href: string }[]) =>
  types.map((type) => [type, defineLocations({ locations })] as const)

/** Presentation: which documents a page is made of, and back. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  mainDocuments: defineDocuments([
    ...(Object.keys(sitePages) as PageType[]).map((type) => ({
      route: sitePages[type].path,
      filter: `_type == "${type}"`,
    })),
    { route: notFound.href, filter: `_type == "notFoundPage"` },
    { route: policy.href, filter: `_type == "privacyPolicy"` },
  ]),
  locations: {
    ...Object.fromEntries([
      ...on(pages.landing, landing),
      ...on(pages.console, console),
      ...on(pages.lab, lab),
      ...on(pages.map, map, landing),
      ...on(pages.everywhere, landing, console, lab, map),
      ...on(['notFoundPage'], notFound),
      ...on(['privacyPolicy'], policy),
    ]),
    wizardTexts: defineLocations({
      message:
        'Shown in the wizard, after signing up. “How it reads” above shows the steps with these words.',
      tone: 'positive',
    }),
  },
}
