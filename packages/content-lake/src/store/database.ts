import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, author TEXT NOT NULL, at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER NOT NULL, document TEXT NOT NULL, cause TEXT NOT NULL, after TEXT, apply TEXT NOT NULL, revert TEXT NOT NULL,
    mutations TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (document, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_seq ON changes (seq);
  CREATE TABLE IF NOT EXISTS webhooks (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS preferences (user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)) STRICT;
`

const fileIn = (folder: string) => join(folder, 'lake.sqlite')

/**
 * WAL with synchronous=FULL survives kill -9 and a power cut. The exclusive lock refuses a second lake on the
 * folder with a sentence.
 */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(fileIn(folder))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    database.exec(schema)
    addMutations(database)
    database.exec('BEGIN IMMEDIATE; COMMIT')
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message.includes('locked'))
      throw new Error(`Another content lake is already running on ${folder}. Stop it first.`)
    throw error
  }
  return database
}

function addMutations(database: DatabaseSync): void {
  const columns = database.prepare('PRAGMA table_info(changes)').all()
  if (columns.some(({ name }) => name === 'mutations')) return
  database.exec("ALTER TABLE changes ADD COLUMN mutations TEXT NOT NULL DEFAULT ''")
}

/** False when the file was removed or replaced: later writes would be lost. */
export function databaseHealthCheck(database: DatabaseSync, folder: string): () => boolean {
  const { ino } = statSync(fileIn(folder))
  return () => {
    try {
      database.prepare('SELECT 1 FROM documents LIMIT 1').get()
      return statSync(fileIn(folder)).ino === ino
    } catch {
      return false
    }
  }
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
