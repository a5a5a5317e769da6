import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyArchive } from '@wiring/deploy/archive-reader'
import { runningUrl } from '@wiring/local/running-database'
import { completedSession, invoke, read } from '@wiring/local/testing/calls'
import { runSql } from '@wiring/local/testing/run-sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StackWithLake } from './stack-with-lake.ts'
import { startTwoStacks } from './two-stacks.ts'

let source: StackWithLake
let lost: StackWithLake
let folder: string
let stop: () => Promise<void>
let backup: string

beforeAll(async () => {
  ;({ source, empty: lost, folder, stop } = await startTwoStacks())
  mkdirSync(join(folder, 'kept'))
  backup = join(folder, 'kept/all.tar.gz')
})
afterAll(() => stop())

const email = 'vanished@studio.example'
const waiting = 'not-any-more@studio.example'
const operator = 'gone-operator@studio.example'

const activeOperator = `select count(*) from private.operators where email = '${operator}' and removed_at is null`

const query = ({ stack }: StackWithLake, sql: string) =>
  runSql(runningUrl(join(stack.data, 'supabase')) ?? '', sql).trim()

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
  timeout: 900_000,
}, async () => {
  const gone = await completedSession(source.stack, email)
  const stays = await completedSession(source.stack, 'stays@studio.example')
  await invoke(source.stack, 'waitlist-signup', { email: waiting })
  const invited = query(
    source,
    `insert into private.operators (email, name, role) values ('${operator}', 'Gone', 'operator') returning operator_id`,
  )
  expect((await source.backup(['--out', backup])).code).toBe(0)

  await invoke(source.stack, 'delete-session', { action: 'delete', sessionId: gone.id })
  query(
    source,
    `select private.delete_waitlist_entry(entry_id) from private.waitlist where email = '${waiting}'`,
  )
  query(source, `select private.remove_operator('${invited}')`)
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
  expect(query(lost, activeOperator)).toBe('0')
})

test('a second restore over it deletes the same again, and an operator invited since keeps the invitation', {
  timeout: 720_000,
}, async () => {
  query(lost, `update private.operators set removed_at = null where email = '${operator}'`)
  const later = join(folder, 'later.tar.gz')
  expect((await lost.backup(['--out', later])).code).toBe(0)
  copyFileSync(join(folder, 'kept/deletions.ndjson'), join(folder, 'deletions.ndjson'))
  expect((await lost.restore([later, '--replace'])).code).toBe(0)
  expect(query(lost, activeOperator)).toBe('1')
  expect(await everything(lost)).not.toContain(waiting)
})

test('a damaged list is refused before anything is changed', { timeout: 360_000 }, async () => {
  writeFileSync(join(folder, 'kept/deletions.ndjson'), '{"kind":"session"}\n')
  const { code, output } = await lost.restore([backup, '--replace'])
  expect([code, output]).toEqual([1, expect.stringContaining('is damaged')])
})
