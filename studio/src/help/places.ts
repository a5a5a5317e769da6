interface Place {
  page: string
  /** How many sections the page has, and which of them show the document (0 is the first). */
  of: number
  at: readonly number[]
  good: string
}

const landing = { page: 'Landing page', of: 7 }
const console = { page: 'Console page', of: 5 }
const lab = { page: 'Lab page', of: 6 }
const every = (count: number) => Array.from({ length: count }, (_, index) => index)

/** For each document type: where it shows, and what good looks like. */
export const places: Record<string, Place> = {
  landingPage: {
    ...landing,
    at: every(7),
    good: 'One promise per section. A headline that a stranger understands without the text under it.',
  },
  problemCard: {
    ...landing,
    at: [1],
    good: 'Names a trouble the reader has had this week, in her words, not ours.',
  },
  approachStep: {
    ...landing,
    at: [2],
    good: 'A verb for a title, one sentence of what happens, no promise.',
  },
  offering: {
    ...landing,
    at: [3],
    good: 'Says what the reader holds in her hands afterwards. Three short lines under “Includes”.',
  },
  mapExplainer: {
    ...landing,
    at: [3],
    good: 'What you give and what you get, in equal length; nothing technical.',
  },
  promptExample: { ...landing, at: [3], good: 'A real example, copied and not polished.' },
  foundersNote: {
    ...landing,
    at: [4],
    good: 'One quote that could be said aloud; the text under it is personal.',
  },
  mirrorCard: {
    ...landing,
    at: [4],
    good: 'Before and after are measured alike, so that the difference shows by itself.',
  },
  consolePage: { ...console, at: every(5), good: 'Dry and exact, like the front of an instrument.' },
  consoleFeature: { ...console, at: [1], good: 'A title of one to three words and one sentence of use.' },
  pricingPlan: {
    ...console,
    at: [3],
    good: 'Whole dollars, the yearly price 20 % under twelve months, the same order of features in both plans.',
  },
  labPage: { ...lab, at: every(6), good: 'Few words; the work speaks.' },
  labService: {
    ...lab,
    at: [2],
    good: 'A summary that fits one line, and what the client receives as a list.',
  },
  portfolioItem: {
    ...lab,
    at: [3],
    good: 'A picture 1600 pixels wide or more with its hotspot set, and a text alternative that says what one sees.',
  },
  siteSettings: {
    page: 'Every page',
    of: 7,
    at: [-1, -2],
    good: 'Five links at most in the header; each leads to a page or section that exists. Before going live, put in your own mail address, booking page and social links: those that end in .example are made up, and the publish check names them.',
  },
  banner: {
    page: 'Every page',
    of: 7,
    at: [-1],
    good: 'One sentence, one link, and an end: set “Visible until”.',
  },
  notFoundPage: {
    page: 'Any wrong address',
    of: 1,
    at: [0],
    good: 'Says what happened and offers two ways on.',
  },
  privacyPolicy: {
    page: '/privacy-policy.pdf',
    of: 4,
    at: every(4),
    good: 'Plain sentences; a new version number and date with every change. Before going live, put in who is responsible and your own mail address: those of the first version are made up.',
  },
  specimenPage: {
    page: 'Specimen page',
    of: 2,
    at: [0],
    good: 'Says at once that the person is invented, then how to read the sheet. The map below it is computed.',
  },
  redirect: {
    page: 'Nowhere: it only leads on',
    of: 1,
    at: [],
    good: 'Points at the final address, never at another redirect.',
  },
  wizardTexts: {
    page: 'The wizard, after signing up',
    of: 4,
    at: every(4),
    good: 'Short and calm: the reader is in the middle of answering.',
  },
}
