import { formerFieldsOf } from '@wiring/content/former-fields'
import { at, defineMigration, setIfMissing } from 'sanity/migrate'

/** Before a release: it and the one that still runs find their own names. */
export default defineMigration({
  title: 'Copy renamed fields to their new names',
  migrate: {
    document: (document) =>
      formerFieldsOf(document).flatMap(({ path, newName, isCopied, value }) =>
        newName === null || isCopied ? [] : [at([...path, newName], setIfMissing(value))],
      ),
  },
})
