import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyArchive } from '@wiring/deploy/archive-reader'
import { runningUrl } from '@wiring/local/running-database'
import { completedSession, invoke, read } from '@wiring/local/testing/calls'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StackWithLake, startStackWithLake } from './stack-with-lake.ts'

let source: StackWithLake
let lost: StackWithLake
let folder: string
let backup: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deleted-'))
  mkdirSync(join(folder, 'kept'))
  backup = join(folder, 'kept/all.tar.gz')
  source = await startStackWithLake()
  lost = await startStackWithLake()
})
afterAll(async () => {
  await source.stop()
  await lost.stop()
  rmSync(folder, { recursive: true, force: true })
})

const email = 'vanished@studio.example'
const waiting = 'not-any-more@studio.example'
const operator = 'gone-operator@studio.example'

async function query<Row extends object>({ stack }: StackWithLake, sql: string, values: unknown[] = []) {
  const client = new Client(runningUrl(join(stack.data, 'supabase')) ?? '')
  await client.connect()
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Every byte of every row and object. */
async function everything(stack: StackWithLake): Promise<string> {
  const file = join(folder, 'everything.tar.gz')
  expect((await stack.backup(['--out', file])).code).toBe(0)
  const parts: Buffer[] = []
  await verifyArchive(file, async (_name, chunks) => {
    for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  })
  return Buffer.concat(parts).toString('latin1')
}

test('whoever was deleted after a backup does not come back when the server is lost', {
  timeout: 300_000,
}, async () => {
  const gone = await completedSession(source.stack, email)
  const stays = await completedSession(source.stack, 'stays@studio.example')
  await invoke(source.stack, 'waitlist-signup', { email: waiting })
  const [invited] = await query<{ id: string }>(
    source,
    `insert into private.operators (email, name, role) values ($1, 'Gone', 'operator') returning operator_id as id`,
    [operator],
  )
  expect((await source.backup(['--out', backup])).code).toBe(0)

  await invoke(source.stack, 'delete-session', { action: 'delete', sessionId: gone.id })
  await query(
    source,
    'select private.delete_waitlist_entry(entry_id) from private.waitlist where email = $1',
    [waiting],
  )
  await query(source, 'select private.remove_operator($1)', [invited?.id])
  const list = join(folder, 'kept/deletions.ndjson')
  const { code, output } = await source.deletions(['--out', list])
  expect([code, output]).toEqual([0, expect.stringContaining('3 deletions are in')])
  for (const secret of [gone.id, email, waiting, operator])
    expect(readFileSync(list, 'utf8')).not.toContain(secret)

  const alone = join(folder, 'alone.tar.gz')
  copyFileSync(backup, alone)
  const refused = await lost.restore([alone])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('would come back') })

  const restored = await lost.restore([backup])
  expect(restored.output).toContain('3 deleted since: they stay deleted')
  expect(restored.code).toBe(0)
  expect(await read(lost.stack, gone.id)).toEqual([])
  expect(await read(lost.stack, stays.id)).toMatchObject([{ wiring_complete: true }])
  const all = await everything(lost)
  expect(all).toContain('stays@studio.example')
  for (const trace of [email, waiting, gone.id]) expect(all).not.toContain(trace)
  const removed = await query(lost, 'select from private.operators where email = $1 and removed_at is null', [
    operator,
  ])
  expect(removed).toEqual([])
})

test('a second restore over it deletes the same again, and an operator invited since keeps the invitation', {
  timeout: 240_000,
}, async () => {
  await query(lost, 'update private.operators set removed_at = null where email = $1', [operator])
  const later = join(folder, 'later.tar.gz')
  expect((await lost.backup(['--out', later])).code).toBe(0)
  copyFileSync(join(folder, 'kept/deletions.ndjson'), join(folder, 'deletions.ndjson'))
  expect((await lost.restore([later, '--replace'])).code).toBe(0)
  const [invited] = await query(
    lost,
    'select email from private.operators where removed_at is null and email = $1',
    [operator],
  )
  expect(invited).toEqual({ email: operator })
  expect(await everything(lost)).not.toContain(waiting)
})

test('a damaged list is refused before anything is changed', { timeout: 120_000 }, async () => {
  writeFileSync(join(folder, 'kept/deletions.ndjson'), '{"kind":"session"}\n')
  const { code, output } = await lost.restore([backup, '--replace'])
  expect([code, output]).toEqual([1, expect.stringContaining('is damaged')])
})
