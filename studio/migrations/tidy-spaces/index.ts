import { at, defineMigration, set } from 'sanity/migrate'

/**
 * An example to copy: takes doubled spaces and spaces at the ends out of every text of the pages. `npx sanity migration run
 * tidy-spaces` in `studio/` shows what it would do; with `--no-dry-run` it does it. Running it twice changes nothing more.
 */
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
