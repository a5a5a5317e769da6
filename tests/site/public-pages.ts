interface PublicPage {
  path: string
  markdown: string
  /** Of its Markdown. */
  words: string
  /** What its structured data name beside the studio and the way to the page. */
  data: readonly string[]
}

/** Every page; the test of the sitemap compares them with the registry. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    markdown: '/index.md',
    words: 'Where Creative Systems Break',
    data: ['Service', 'Service', 'Service', 'Service'],
  },
  {
    path: '/console',
    markdown: '/console.md',
    words: 'Upgrade or cancel anytime, no questions asked.',
    data: ['SoftwareApplication'],
  },
  {
    path: '/lab',
    markdown: '/lab.md',
    words: 'Art Direction & Creative Systems',
    data: ['Service', 'Service', 'Service', 'Service'],
  },
  { path: '/map', markdown: '/map.md', words: 'Ines does not exist.', data: ['CreativeWork'] },
  { path: '/trust', markdown: '/trust.md', words: 'No model reads your words', data: ['AboutPage'] },
]

export const publicPaths = publicPages.map(({ path }) => path)
