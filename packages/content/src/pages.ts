/** Every list of pages or sections is derived from this one. `/og/{id}` is the drawn card. */
export const pages = {
  landingPage: {
    id: 'home',
    path: '/',
    room: 'paper',
    markdown: '/index.md',
    name: 'Home',
    title: 'Landing page',
    sections: ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'],
  },
  consolePage: {
    id: 'console',
    path: '/console',
    room: 'night',
    markdown: '/console.md',
    name: 'Console',
    title: 'Console page',
    sections: ['consoleHero', 'features', 'techStack', 'pricing', 'waitlist'],
  },
  labPage: {
    id: 'lab',
    path: '/lab',
    room: 'gallery',
    markdown: '/lab.md',
    name: 'Lab',
    title: 'Lab page',
    sections: ['labHero', 'clients', 'labServices', 'portfolio', 'philosophy', 'callToAction'],
  },
  specimenPage: {
    id: 'map',
    path: '/map',
    room: 'paper',
    markdown: '/map.md',
    name: 'Specimen map',
    title: 'Specimen page',
  },
  trustPage: {
    id: 'trust',
    path: '/trust',
    room: 'paper',
    markdown: '/trust.md',
    name: 'Trust',
    title: 'Trust page',
    sections: ['trust'],
  },
} as const satisfies Record<string, Page>

interface Page {
  id: string
  path: string
  room: 'paper' | 'night' | 'gallery'
  markdown: string
  name: string
  title: string
  /** Folders of `sections/` in the order of the page. */
  sections?: readonly string[]
}

export type PageType = keyof typeof pages
export type PageId = (typeof pages)[PageType]['id']
export const pageTypes = Object.keys(pages) as PageType[]
