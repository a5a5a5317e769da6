import type { SeedDocument } from '../seed-document.ts'

export const notFoundPage: SeedDocument = {
  _id: 'notFoundPage',
  _type: 'notFoundPage',
  title: 'Looks like a broken circuit.',
  text: 'But your wiring is still intact.',
  homeLabel: 'Home',
  startLabel: 'Generate Your Wiring Map',
  seo: {
    _type: 'seo',
    title: 'Page not found',
    description:
      'There is no page at this address. The home page and the start of your Wiring Map are one click away.',
  },
}
