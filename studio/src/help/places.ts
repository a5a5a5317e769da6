import { pageSections } from '@wiring/content/page-sections'
import { type PageType, pages, pageTypes } from '@wiring/content/pages'

interface Place {
  /** In words. */
  page: string
  /** The pages that show the document, the main one first; none where it shows elsewhere. */
  on: readonly PageType[]
  /** The page's number of sections, and those that show it (0 is the first; -1 header, -2 footer). */
  of: number
  at: readonly number[]
  good: string
}

const every = (count: number) => Array.from({ length: count }, (_, index) => index)

/** On a page as a whole, or in one of its sections. */
function on<Page extends keyof typeof pageSections>(page: Page, section?: keyof (typeof pageSections)[Page]) {
  const names = Object.keys(pageSections[page])
  const at = section === undefined ? every(names.length) : [names.indexOf(String(section))]
  return { page: pages[page].title, on: [page], of: names.length, at }
}

const everyPage = { page: 'Every page', on: pageTypes, of: 7 }

/** `good` says what good looks like. */
export const places: Record<string, Place> = {
  landingPage: {
    ...on('landingPage'),
    good: 'One promise per section. A headline that a stranger understands without the text under it.',
  },
  problemCard: {
    ...on('landingPage', 'about'),
    good: 'Names a trouble the reader has had this week, in her words, not ours.',
  },
  approachStep: {
    ...on('landingPage', 'approach'),
    good: 'A verb for a title, one sentence of what happens, no promise.',
  },
  offering: {
    ...on('landingPage', 'services'),
    good: 'Says what the reader holds in her hands afterwards. Three short lines under “Includes”.',
  },
  mapExplainer: {
    ...on('landingPage', 'services'),
    good: 'What you give and what you get, in equal length; nothing technical.',
  },
  promptExample: { ...on('landingPage', 'services'), good: 'A real example, copied and not polished.' },
  foundersNote: {
    ...on('landingPage', 'mirror'),
    good: 'One quote that could be said aloud; the text under it is personal.',
  },
  mirrorCard: {
    ...on('landingPage', 'mirror'),
    good: 'Before and after are measured alike, so that the difference shows by itself.',
  },
  consolePage: { ...on('consolePage'), good: 'Dry and exact, like the front of an instrument.' },
  consoleFeature: {
    ...on('consolePage', 'features'),
    good: 'A title of one to three words and one sentence of use.',
  },
  pricingPlan: {
    ...on('consolePage', 'pricing'),
    good: 'Whole dollars, the yearly price 20 % under twelve months, the same order of features in both plans.',
  },
  labPage: { ...on('labPage'), good: 'Few words; the work speaks.' },
  labService: {
    ...on('labPage', 'labServices'),
    good: 'A summary that fits one line, and what the client receives as a list.',
  },
  portfolioItem: {
    ...on('labPage', 'portfolio'),
    good: 'A picture 1600 pixels wide or more with its hotspot set, and a text alternative that says what one sees.',
  },
  siteSettings: {
    ...everyPage,
    at: [-1, -2],
    good: 'Five links at most in the header; each leads to a page or section that exists. Before going live, put in your own mail address, booking page and social links: those that end in .example are made up, and the publish check names them.',
  },
  banner: {
    ...everyPage,
    at: [-1],
    good: 'One sentence, one link, and an end: set “Visible until”.',
  },
  notFoundPage: {
    page: 'Any wrong address',
    on: [],
    of: 1,
    at: [0],
    good: 'Says what happened and offers two ways on.',
  },
  privacyPolicy: {
    page: '/privacy-policy.pdf',
    on: [],
    of: 4,
    at: every(4),
    good: 'Plain sentences; a new version number and date with every change. Before going live, put in who is responsible and your own mail address: those of the first version are made up.',
  },
  specimenPage: {
    page: pages.specimenPage.title,
    on: ['specimenPage', 'landingPage'],
    of: 2,
    at: [0],
    good: 'Says at once that the person is invented, then how to read the sheet. The map below it is computed.',
  },
  redirect: {
    page: 'Nowhere: it only leads on',
    on: [],
    of: 1,
    at: [],
    good: 'Points at the final address, never at another redirect.',
  },
  wizardTexts: {
    page: 'The wizard, after signing up',
    on: [],
    of: 4,
    at: every(4),
    good: 'Short and calm: the reader is in the middle of answering.',
  },
}
