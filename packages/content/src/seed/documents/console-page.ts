import { keyed, type SeedDocument } from '../seed-document.ts'

export const consolePage: SeedDocument = {
  _id: 'consolePage',
  _type: 'consolePage',
  consoleHero: {
    _type: 'consoleHero',
    badge: 'Beta',
    lineOne: 'The Console',
    lineTwo: 'keeps your map live',
    text: 'Your map, kept current. A place to keep the parts that work and see the ones that stall.',
    buttonLabel: 'Join Waitlist',
  },
  features: {
    _type: 'features',
    label: 'Modules',
    title: 'Six Instruments on One Panel',
    text: 'Each does one job and says what it found. Use two of them or all six.',
  },
  techStack: {
    _type: 'techStack',
    label: 'Under the lid',
    title: 'What It Is Built On',
    text: 'Ordinary parts, chosen because they can be replaced one at a time.',
    rows: keyed('row', 'r', [
      { layer: 'Drawing', part: 'SVG', reason: 'Your map stays a file that any program can open.' },
      { layer: 'Storage', part: 'Postgres', reason: 'One row a fact, with a history you can read back.' },
      {
        layer: 'Modules',
        part: 'Plain text prompts',
        reason: 'They work in whichever model you already pay for.',
      },
      {
        layer: 'Exchange',
        part: 'JSON over HTTPS',
        reason: 'What goes in comes out again, in the same shape.',
      },
      {
        layer: 'Export',
        part: 'Markdown and ZIP',
        reason: 'Leaving takes one click and nothing is left behind.',
      },
    ]),
  },
  pricing: {
    _type: 'pricing',
    label: 'Supply',
    title: 'Two Plans, Both on the Waitlist',
    text: 'Nothing is sold yet. These are the prices you would pay on the day it opens.',
    monthLabel: 'Month',
    yearLabel: 'Year',
    perMonthLabel: 'per month',
    perYearLabel: 'per year',
    monthOfYearLabel: 'a month, paid yearly',
    yearSavingLabel: 'less than paying by the month',
    savingLabel: 'Save 20% with annual billing',
    cancelNote: 'Upgrade or cancel anytime, no questions asked.',
    buttonLabel: 'Join Waitlist',
  },
  waitlist: {
    _type: 'waitlist',
    label: 'Queue',
    title: 'Join the Waitlist',
    text: 'One mail at once, so that you know it worked, and one when your place is ready. Nothing else unless you reply.',
    emailLabel: 'Email',
    emailPlaceholder: 'you@domain.com',
    buttonLabel: 'Join Waitlist',
    busyLabel: 'Joining…',
    note: 'We keep the address until the Console opens or until you ask us to delete it.',
    thanks: 'Thank You for Signing Up.',
  },
  seo: {
    _type: 'seo',
    title: 'The Console: your Wiring Map, kept current',
    description:
      'The Console is in beta: a map visualizer, prompt modules, an artifact repository and pattern recognition. Core and Pro plans, waitlist open.',
  },
}
