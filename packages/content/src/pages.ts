/** The pages of the site by the document that holds their words. */
export const pages = {
  landingPage: { path: '/', title: 'Landing page', card: '/og/home' },
  consolePage: { path: '/console', title: 'Console page', card: '/og/console' },
  labPage: { path: '/lab', title: 'Lab page', card: '/og/lab' },
  specimenPage: { path: '/map', title: 'Specimen page', card: '/og/map' },
} as const satisfies Record<string, { path: string; title: string; card: string }>

export type PageType = keyof typeof pages
