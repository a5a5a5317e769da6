import { Client } from 'pg'
import { appliedVersions, applyMissing, type MigrationFile, type SqlRunner } from './migrations.ts'

/** Any number, but always the same: whoever holds this lock migrates. */
const lock = 7_134_902

/** Returns the files that it applied. One at a time: a second caller waits for the first. */
export async function migrateDatabase(url: string, files: readonly MigrationFile[]): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`The database at ${client.host}:${client.port} cannot be reached: ${error.message}`)
  })
  const runner: SqlRunner = {
    script: (sql) => client.query(sql),
    rows: async (sql) => (await client.query(sql)).rows,
  }
  try {
    // Hosted projects limit the duration of a statement.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    const newer = (await appliedVersions(runner)).filter(
      (version) => !files.some((file) => file.version === version),
    )
    if (newer.length > 0)
      throw new Error(
        `The database has migrations that this release does not know (${newer.join(', ')}). Migrate with the newest release.`,
      )
    return await applyMissing(runner, files)
  } finally {
    await client.end().catch(() => {})
  }
}
