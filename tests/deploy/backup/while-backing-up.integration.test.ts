import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { makeBackup } from '@wiring/deploy/make-backup'
import type { BackupTarget } from '@wiring/deploy/target'
import { importSeed } from '@wiring/local/import-seed'
import { runningDatabase } from '@wiring/local/running-database'
import { invoke, newSession, privileged, read, uploadImage } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StackWithLake } from './stack-with-lake.ts'
import { startTwoStacks } from './two-stacks.ts'

let source: StackWithLake
let empty: StackWithLake
let folder: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ source, empty, folder, stop } = await startTwoStacks())
})
afterAll(() => stop())

function interrupted(between: () => Promise<void>): BackupTarget {
  let once: Promise<void> | undefined
  const { stack, client } = source
  return {
    name: 'the source',
    database: runningDatabase(join(stack.data, 'supabase')),
    storage: createClient(stack.url, stack.secrets.supabaseSecretKey, {
      global: {
        fetch: async (...request) => {
          once ??= between()
          await once
          return fetch(...request)
        },
      },
    }),
    supabaseUrl: stack.url,
    lake: client,
  }
}

test('an edited lake is not overwritten, an unedited one is, and sessions deleted meanwhile stay deleted', {
  timeout: 360_000,
}, async () => {
  const { stack } = source
  const [kept, deleted, late] = await Promise.all(
    ['kept', 'deleted', 'late'].map((name) => newSession(stack, `${name}@studio.example`)),
  )
  const pictures = [await uploadImage(stack, kept ?? ''), await uploadImage(stack, deleted ?? '')]
  const file = join(folder, 'meanwhile.tar.gz')
  await makeBackup(
    interrupted(async () => {
      await invoke(stack, 'delete-session', { action: 'delete', sessionId: deleted })
      await invoke(stack, 'delete-session', { action: 'delete', sessionId: late })
      const { data } = await privileged(stack).storage.from('wiring-images').list(deleted)
      expect(data).toEqual([])
    }),
    file,
  )
  await importSeed(empty.lakeUrl, empty.stack.secrets.contentLakeToken)
  const settings = await empty.client.getDocument('siteSettings')
  if (settings === undefined) throw new Error('The seed has no settings.')
  await empty.client.patch('siteSettings', { set: { tagline: 'Ours' } }).commit()
  const refused = await empty.restore([file])
  expect(refused.output).toContain('The target is not empty: it holds 1 documents.')
  expect(refused.code).toBe(1)
  await empty.client.createOrReplace(settings)
  const { code, output } = await empty.restore([file, '--without-deletions'])
  expect(output).toContain('2 deleted since: they stay deleted')
  expect(code).toBe(0)
  expect(await read(empty.stack, kept)).toMatchObject([{ session_id: kept }])
  expect(await read(empty.stack, deleted)).toEqual([])
  expect(await read(empty.stack, late)).toEqual([])
  const answers = pictures.map(async (url) => (await fetch(url.replace(stack.url, empty.stack.url))).ok)
  expect(await Promise.all(answers)).toEqual([true, false])
  expect(await empty.client.fetch('count(*[!(_type match "sanity.*")])')).toBe(0)
})

test('an object that cannot be read makes the backup fail, and no file is left', async () => {
  await uploadImage(source.stack, await newSession(source.stack, 'unread@studio.example'))
  const file = join(folder, 'unread.tar.gz')
  const broken = interrupted(async () => {
    throw new Error('no connection')
  })
  await expect(makeBackup(broken, file)).rejects.toThrow('cannot be read')
  expect(readdirSync(folder).filter((name) => name.startsWith('unread'))).toEqual([])
})

test('a backup that is stopped leaves nothing behind', { timeout: 360_000 }, async () => {
  const file = join(folder, 'stopped.tar.gz')
  const { child, ended } = source.start('backup', ['--out', file])
  const left = () => readdirSync(folder).filter((name) => name.startsWith('stopped'))
  await expect.poll(left, { timeout: 180_000, interval: 2 }).not.toEqual([])
  child.kill('SIGTERM')
  expect((await ended).code).toBe(1)
  expect(left()).toEqual([])
})

test('a rolled back transaction changes nothing, and the stack goes on', async () => {
  const database = runningDatabase(join(source.stack.data, 'supabase'))
  const insert = "insert into private.waitlist (email) values ('given-up@studio.example')"
  const given = database.transaction(async (transaction) => {
    await transaction.rows(insert)
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  const wrong = database.transaction((transaction) => transaction.rows('select * from private.nothing'))
  await expect(wrong).rejects.toThrow('does not exist')
  await newSession(source.stack, 'afterwards@studio.example')
  const count = "select count(*)::text as count from private.waitlist where email = 'given-up@studio.example'"
  expect(await database.transaction((transaction) => transaction.rows(count))).toEqual([{ count: '0' }])
})
