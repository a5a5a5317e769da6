/** The number of migrations. `private.schema_version()` says it of a database that has them all. */
export const schemaVersion = 1

/** `null` for a schema that this release can work with: its own, or one that a newer release made. */
export const schemaProblem = (found: number): string | null =>
  found >= schemaVersion
    ? null
    : `The database has schema ${found}, and this release needs ${schemaVersion}: run \`npm run migrate -w @wiring/deploy\` first.`
