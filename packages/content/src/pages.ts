/**
 * The public pages in the order of a table of contents, by the document that holds their texts. Headers, metadata, cards, sitemap,
 * llms.txt, Markdown, regeneration and the Studio read this list. `/og/{id}` is the drawn card, `name` is for visitors.
 */
export const pages = {
  landingPage: { id: 'home', path: '/', markdown: '/index.md', name: 'Home', title: 'Landing page' },
  consolePage: {
    id: 'console',
    path: '/console',
    markdown: '/console.md',
    name: 'Console',
    title: 'Console page',
  },
  labPage: { id: 'lab', path: '/lab', markdown: '/lab.md', name: 'Lab', title: 'Lab page' },
  specimenPage: {
    id: 'map',
    path: '/map',
    markdown: '/map.md',
    name: 'Specimen map',
    title: 'Specimen page',
  },
} as const satisfies Record<string, Page>

interface Page {
  id: string
  path: string
  markdown: string
  name: string
  /** In the Studio. */
  title: string
}

export type PageType = keyof typeof pages
export type PageId = (typeof pages)[PageType]['id']
export const pageTypes = Object.keys(pages) as PageType[]
