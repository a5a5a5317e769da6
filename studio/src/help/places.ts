import { pageSections } from '@wiring/content/page-sections'
import { type PageType, pages, pageTypes } from '@wiring/content/pages'

interface Place {
  page: string
  /** The main one first; empty where no page shows it. */
  pages: readonly PageType[]
  sectionCount: number
  /** 0 is the first section, -1 the header, -2 the footer. */
  highlighted: readonly number[]
  goodExample: string
}

const allOf = (count: number) => Array.from({ length: count }, (_, index) => index)

function on<Page extends keyof typeof pageSections>(page: Page, section?: keyof (typeof pageSections)[Page]) {
  const names = Object.keys(pageSections[page])
  const highlighted = section === undefined ? allOf(names.length) : [names.indexOf(String(section))]
  return { page: pages[page].title, pages: [page], sectionCount: names.length, highlighted }
}

const everyPage = {
  page: 'Every page',
  pages: pageTypes,
  sectionCount: Object.keys(pageSections.landingPage).length,
}

export const places: Record<string, Place> = {
  landingPage: {
    ...on('landingPage'),
    goodExample: 'One promise per section. A headline that a stranger understands without the text under it.',
  },
  problemCard: {
    ...on('landingPage', 'about'),
    goodExample: 'Names a trouble the reader has had this week, in her words, not ours.',
  },
  approachStep: {
    ...on('landingPage', 'approach'),
    goodExample: 'A verb for a title, one sentence of what happens, no promise.',
  },
  offering: {
    ...on('landingPage', 'services'),
    goodExample: 'Says what the reader holds in her hands afterwards. Three short lines under “Includes”.',
  },
  mapExplainer: {
    ...on('landingPage', 'services'),
    goodExample: 'What you give and what you get, in equal length; nothing technical.',
  },
  promptExample: {
    ...on('landingPage', 'services'),
    goodExample: 'A real example, copied and not polished.',
  },
  foundersNote: {
    ...on('landingPage', 'mirror'),
    goodExample: 'One quote that could be said aloud; the text under it is personal.',
  },
  mirrorCard: {
    ...on('landingPage', 'mirror'),
    goodExample: 'Before and after are measured alike, so that the difference shows by itself.',
  },
  consolePage: { ...on('consolePage'), goodExample: 'Dry and exact, like the front of an instrument.' },
  consoleFeature: {
    ...on('consolePage', 'features'),
    goodExample: 'A title of one to three words and one sentence of use.',
  },
  pricingPlan: {
    ...on('consolePage', 'pricing'),
    goodExample:
      'Whole dollars, the yearly price 20 % under twelve months, the same order of features in both plans.',
  },
  labPage: { ...on('labPage'), goodExample: 'Few words; the work speaks.' },
  labService: {
    ...on('labPage', 'labServices'),
    goodExample: 'A summary that fits one line, and what the client receives as a list.',
  },
  portfolioItem: {
    ...on('labPage', 'portfolio'),
    goodExample:
      'A picture 1600 pixels wide or more with its hotspot set, and a text alternative that says what one sees.',
  },
  siteSettings: {
    ...everyPage,
    highlighted: [-1, -2],
    goodExample:
      'Five links at most in the header; each leads to a page or section that exists. Before going live, put in your own mail address, booking page and social links: those that end in .example are made up, and the publish check names them.',
  },
  banner: {
    ...everyPage,
    highlighted: [-1],
    goodExample: 'One sentence, one link, and an end: set “Visible until”.',
  },
  notFoundPage: {
    page: 'Any wrong address',
    pages: [],
    sectionCount: 1,
    highlighted: [0],
    goodExample: 'Says what happened and offers two ways on.',
  },
  privacyPolicy: {
    page: '/privacy-policy.pdf',
    pages: [],
    sectionCount: 4,
    highlighted: allOf(4),
    goodExample:
      'Plain sentences; a new version number and date with every change. Before going live, put in who is responsible and your own mail address: those of the first version are made up.',
  },
  specimenPage: {
    page: pages.specimenPage.title,
    pages: ['specimenPage', 'landingPage'],
    sectionCount: 2,
    highlighted: [0],
    goodExample:
      'Says at once that the person is invented, then how to read the sheet. The map below it is computed.',
  },
  trustPage: {
    ...on('trustPage'),
    goodExample:
      'What is kept, for how long, who sees it: one fact a statement, and none that the privacy policy contradicts.',
  },
  redirect: {
    page: 'Nowhere: it only leads on',
    pages: [],
    sectionCount: 1,
    highlighted: [],
    goodExample: 'Points at the final address, never at another redirect.',
  },
  wizardTexts: {
    page: 'The wizard, after signing up',
    pages: [],
    sectionCount: 4,
    highlighted: allOf(4),
    goodExample: 'Short and calm: the reader is in the middle of answering.',
  },
}
