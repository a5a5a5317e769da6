import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

const landing = { title: 'Landing page', href: '/' }
const console = { title: 'Console page', href: '/console' }
const map = { title: 'Specimen page', href: '/map' }
const lab = { title: 'Lab page', href: '/lab' }

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
    { route: '/', filter: `_type == "landingPage"` },
    { route: '/console', filter: `_type == "consolePage"` },
    { route: '/lab', filter: `_type == "labPage"` },
    { route: '/map', filter: `_type == "specimenPage"` },
  ]),
  locations: Object.fromEntries([
    ...on(pages.landing, landing),
    ...on(pages.console, console),
    ...on(pages.lab, lab),
    ...on(pages.map, map, landing),
    ...on(pages.everywhere, landing, console, lab, map),
  ]),
}
