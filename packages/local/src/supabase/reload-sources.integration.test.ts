import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { reloadSources } from './reload-sources.ts'
import { copyMigratedDatabase } from './testing/migrated-database.ts'

const root = mkdtempSync(join(tmpdir(), 'wiring-reload-'))
const printed: string[] = []
const running = ['desk', 'waitlist-signup']
const started: string[] = []
const functions = {
  restart: async (isAffected: (name: string) => boolean) => running.filter(isAffected),
  start: async (name: string): Promise<never> => {
    started.push(name)
    throw new Error(`${name} ended before it listened`)
  },
}

let database: Database
let stop: () => Promise<void>

beforeAll(async () => {
  for (const folder of ['functions/desk', 'functions/_shared', 'functions/waitlist-signup', 'migrations'])
    mkdirSync(join(root, 'supabase', folder), { recursive: true })
  for (const name of ['contract', 'session', 'map'])
    mkdirSync(join(root, 'packages', name, 'src'), { recursive: true })
  await copyMigratedDatabase(join(root, 'data'))
  database = await openDatabase({ folder: join(root, 'data'), fsync: 'off' })
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => printed.push(String(line)))
  stop = reloadSources(functions, database, root)
  // Saved until the watch has begun and says so; longer apart than the pause that gathers changes.
  await vi.waitFor(
    () => {
      if (printed.join().includes('watched.ts changed')) return
      writeFileSync(join(root, 'supabase/functions/desk/watched.ts'), `// ${Date.now()}`)
      throw new Error('The change is not noticed.')
    },
    { timeout: 90_000, interval: 1_000 },
  )
})
afterAll(async () => {
  await stop()
  await database.close()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  started.length = 0
})

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const waitForLine = (part: string | RegExp) =>
  vi.waitFor(() => expect(printed.join('\n')).toMatch(part), { timeout: 60_000, interval: 100 })

test('a changed function restarts, and its output is printed', async () => {
  // Many editors save by renaming.
  write('supabase/functions/waitlist-signup/.index', 'export {}')
  renameSync(
    join(root, 'supabase/functions/waitlist-signup/.index'),
    join(root, 'supabase/functions/waitlist-signup/index.ts'),
  )
  await waitForLine(/waitlist-signup\/index\.ts changed; started anew: waitlist-signup/)
  await waitForLine('functions: waitlist-signup ended before it listened')
  expect(started).toEqual(['waitlist-signup'])
})

test.each([
  'supabase/functions/_shared/mail.ts',
  'packages/session/src/limits.ts',
  'packages/contract/src/rpc.ts',
])('every running function restarts when %s changes', async (path) => {
  write(path, 'export {}')
  await waitForLine(/started anew: desk, waitlist-signup/)
})

test('a new migration is applied, a broken one is reported, and a changed old one says what to do', async () => {
  const file = 'supabase/migrations/29991231000000_things.sql'
  await database.connection.introspect({ useCache: true })
  write(file, '')
  write(file, 'create table things (id int);\nthis is no sql;')
  await waitForLine(/the new file fails: .*syntax error/)
  write(file, 'create table things (id int);')
  await waitForLine('29991231000000_things.sql is applied')
  const known = await database.connection.introspect({ useCache: true })
  expect(JSON.stringify(known)).toContain('things')
  expect(await database.runner.rows('select count(*)::int as count from things')).toEqual([{ count: 0 }])
  write(file, 'create table things (id int, more text);')
  await waitForLine(/29991231000000_things\.sql is in the database already.*npm run reset/)
})
