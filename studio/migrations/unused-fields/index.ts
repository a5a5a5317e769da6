import { formerFieldsOf } from '@wiring/content/former-fields'
import { at, defineMigration, unset } from 'sanity/migrate'

/** After a release, when no process reads them any more. */
export default defineMigration({
  title: 'Remove the fields that no release reads',
  migrate: {
    document: (document) => formerFieldsOf(document).map(({ path, name }) => at([...path, name], unset())),
  },
})
