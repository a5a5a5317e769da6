import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyArchive } from '@wiring/deploy/archive-reader'
import { postgresDatabase } from '@wiring/deploy/database-target'
import { takeSlot } from '@wiring/deploy/slot'
import { runningUrl } from '@wiring/local/running-database'
import { repositoryRoot } from '@wiring/local/settings'
import { completedSession, invoke, privileged, read, tinyPng } from '@wiring/local/testing/calls'
import { tryTheMoment } from '@wiring/local/testing/pauses'
import { runSql } from '@wiring/local/testing/run-sql'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StackWithLake, startStackWithLake } from '../backup/stack-with-lake.ts'
import { type DebianPostgres, debianPostgresVersion, startDebianPostgres } from './debian-postgres.ts'
import { writeDuring } from './writers.ts'

const version = debianPostgresVersion()
const mayBeLostMs = 60_000
const writingMs = 75_000

let folder: string
let postgres: DebianPostgres
let source: StackWithLake
let environment: Record<string, string>
let recorder: ChildProcess

beforeAll(async () => {
  if (version === null) return
  folder = mkdtempSync(join(tmpdir(), 'recovery-'))
  postgres = await startDebianPostgres(version)
  source = await startStackWithLake({ DATABASE_URL: postgres.url })
  const key = await generateX25519Identity()
  writeFileSync(join(folder, 'key.txt'), key)
  environment = {
    DATABASE_URL: postgres.url,
    REPLICATION_URL: postgres.url,
    BACKUP_RECIPIENTS: await identityToRecipient(key),
    PATH: `/usr/lib/postgresql/${version}/bin:${process.env.PATH}`,
  }
}, 240_000)
afterAll(async () => {
  await killRecorder().catch(() => {})
  await source?.stop()
  await postgres?.wipe()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const backups = () => join(source.stack.data, 'backups')

function startRecorder(): ChildProcess {
  const entry = ['--import', join(repositoryRoot, 'packages/local/src/deploy/on-this-stack.ts')]
  const tool = join(repositoryRoot, 'deploy/backup/recovery/record.ts')
  const addresses = {
    WIRING_DATA: source.stack.data,
    PORT_SUPABASE: new URL(source.stack.url).port,
    PORT_CONTENT_LAKE: new URL(source.lakeUrl).port,
  }
  return spawn(process.execPath, [...entry, tool], {
    env: { ...process.env, ...addresses, ...environment },
    stdio: 'ignore',
    detached: true,
  })
}

/** With the program that it started, as systemd would. */
async function killRecorder(): Promise<void> {
  if (recorder?.pid === undefined || recorder.exitCode !== null || recorder.signalCode !== null) return
  const ended = once(recorder, 'exit')
  process.kill(-recorder.pid, 'SIGKILL')
  await ended
}

const query = ({ stack }: StackWithLake, sql: string) =>
  runSql(runningUrl(join(stack.data, 'supabase')) ?? '', sql).trim()

/** Every byte of every row and object. */
async function everything(stack: StackWithLake): Promise<string> {
  const file = join(folder, 'everything.tar.gz')
  expect(await stack.backup(['--out', file])).toMatchObject({ code: 0 })
  const parts: Buffer[] = []
  await verifyArchive(file, async (_name, chunks) => {
    for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  })
  return Buffer.concat(parts).toString('latin1')
}

test.skipIf(version === null)(
  'a database that is lost comes back but for its last minute, and who was deleted stays away',
  { timeout: 900_000 },
  async () => {
    const { stack } = source
    const early = await completedSession(stack, 'early@studio.example')
    const gone = await completedSession(stack, 'gone@studio.example')
    const late = await completedSession(stack, 'deleted-last@studio.example')
    await invoke(stack, 'waitlist-signup', { email: 'not-any-more@studio.example' })
    await source.client.create({ _id: 'page', _type: 'page', title: 'Published' })

    recorder = startRecorder()
    await expect
      .poll(() => readdirSync(backups()), { timeout: 180_000 })
      .toContainEqual(expect.stringMatching(/^base-.*\.gz\.age$/))
    const made = await source.backup([], environment)
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('a copy of the database') })

    // As it leaves one that was killed while it filled its next file.
    const spool = join(stack.data, 'wal')
    const unfinished = () => readdirSync(spool).filter((name) => name.endsWith('.partial'))
    await expect.poll(unfinished).toHaveLength(1)
    await killRecorder()
    for (const name of unfinished()) truncateSync(join(spool, name), 8_192)
    recorder = startRecorder()

    const writing = writeDuring(stack, tryTheMoment(writingMs))
    await invoke(stack, 'delete-session', { action: 'delete', sessionId: gone.id })
    postgres.run(`select private.delete_waitlist_entry(entry_id) from private.waitlist`)
    const written = await writing
    // Nothing but the list knows of this deletion.
    await killRecorder()
    await invoke(stack, 'delete-session', { action: 'delete', sessionId: late.id })
    expect(await source.start('deletions', [], environment).ended).toMatchObject({ code: 0 })
    const lostAt = Date.now()
    await postgres.wipe()

    const [archive = ''] = readdirSync(backups()).filter((name) => name.startsWith('wiring-'))
    for (const name of readdirSync(join(backups(), 'log/wal')))
      expect(readFileSync(join(backups(), 'log/wal', name), 'latin1')).toMatch(/^age-encryption\.org/)
    const target = await startStackWithLake()
    try {
      const startedAt = Date.now()
      const restored = await target.restore([join(backups(), archive), '--latest'], {
        BACKUP_IDENTITY: join(folder, 'key.txt'),
      })
      console.log(`${restored.output}\nrestored after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
      expect(restored.code).toBe(0)
      expect(Date.now() - startedAt).toBeLessThan(5 * 60_000)

      const sessions = query(target, 'select json_agg(session_id) from private.wiring_sessions')
      const there = new Set<string>(JSON.parse(sessions))
      const lost = written.filter(({ id }) => !there.has(id)).map(({ at }) => lostAt - at)
      console.log(
        `of ${written.length} written ${lost.length} are lost, the oldest ${Math.max(0, ...lost)} ms old`,
      )
      expect(written.length).toBeGreaterThan(20)
      expect(Math.max(0, ...lost)).toBeLessThan(mayBeLostMs)
      const moved = (url: string) => url.replace(stack.url, target.stack.url)
      for (const { picture, at } of written.filter(({ at }) => at < lostAt - mayBeLostMs))
        expect(Buffer.from(await (await fetch(moved(picture))).arrayBuffer()), String(lostAt - at)).toEqual(
          tinyPng,
        )
      expect(await read(target.stack, early.id)).toMatchObject([{ wiring_complete: true }])
      expect((await fetch(moved(early.picture))).status).toBe(200)
      expect(await target.anonymous.fetch('*[_id == "page"][0].title')).toBe('Published')

      const all = await everything(target)
      expect(all).toContain('early@studio.example')
      for (const trace of ['gone@', 'not-any-more@', 'deleted-last@', gone.id, late.id])
        expect(all, trace).not.toContain(trace)

      // As a recovery by somebody else, who knows no list.
      query(target, 'truncate private.deletions, private.waitlist_deletions')
      const alone = ['--replace', '--without-deletions']
      const identity = { BACKUP_IDENTITY: join(folder, 'key.txt') }
      await target.restore([join(backups(), archive), ...alone], identity)
      expect(query(target, 'select string_agg(email, $$ $$) from private.wiring_sessions')).toContain('gone@')
      const list = join(backups(), 'deletions.ndjson')
      const again = ['--out', list, '--again', new Date(lostAt - writingMs).toISOString()]
      const said = await target.start('deletions', again).ended
      expect(said.output).toContain('3 deleted again')
      // The session's files go with the next run of the schedule.
      expect((await privileged(target.stack).functions.invoke('retention', { body: {} })).error).toBeNull()
      const cleaned = await everything(target)
      for (const trace of ['gone@', 'not-any-more@', 'deleted-last@', gone.id, late.id])
        expect(cleaned, trace).not.toContain(trace)
    } finally {
      await target.stop()
    }
  },
)

test.skipIf(version === null)(
  'a slot that the database gave up is made anew, one that it keeps is not',
  async () => {
    const forgetful = await startDebianPostgres(version ?? '', { max_slot_wal_keep_size: '16MB' })
    try {
      const database = postgresDatabase(forgetful.url)
      expect(await takeSlot(database)).toBe(true)
      expect(await takeSlot(database)).toBe(false)
      const state = () =>
        forgetful.run("select wal_status from pg_replication_slots where slot_name = 'tracework'")
      for (let each = 0; each < 8 && state() !== 'lost'; each += 1) {
        forgetful.run('create table if not exists filled (); drop table filled; select pg_switch_wal()')
        forgetful.run('checkpoint')
      }
      expect(state()).toBe('lost')
      expect(await takeSlot(database)).toBe(true)
      expect(state()).not.toBe('lost')
    } finally {
      await forgetful.wipe()
    }
  },
)
