import { at, defineMigration, set } from 'sanity/migrate'

export default defineMigration({
  title: 'Tidy the spaces of texts',
  documentTypes: ['landingPage', 'consolePage', 'labPage'],
  migrate: {
    string(text, path) {
      const own = path.some((part) => typeof part === 'string' && part.startsWith('_'))
      const tidy = text.replace(/ {2,}/g, ' ').trim()
      return own || tidy === text ? undefined : at([], set(tidy))
    },
  },
})
