import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withUploadPermit } from '@wiring/deploy/upload-permit'
import { runningDatabase } from '@wiring/local/running-database'
import {
  anonymous,
  completedSession,
  invoke,
  newSession,
  privileged,
  read,
  tinyPng,
  uploadImage,
} from '@wiring/local/testing/calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDelayingProxy } from './delaying-proxy.ts'
import { type StackWithLake, startStackWithLake } from './stack-with-lake.ts'

let whole: StackWithLake
let folder: string
let file: string
let completed: { id: string; picture: string }
let also: { id: string; picture: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'))
  file = join(folder, 'all.tar.gz')
  whole = await startStackWithLake()
  completed = await completedSession(whole.stack, 'completed@studio.example')
  also = await completedSession(whole.stack, 'also@studio.example')
  expect(await whole.backup(['--out', file])).toMatchObject({ code: 0 })
}, 120_000)
afterAll(async () => {
  await whole.stop()
  rmSync(folder, { recursive: true, force: true })
})

const png = { contentType: 'image/png', cacheControl: '60', upsert: true }
const refusal = /row-level security/
const images = () => privileged(whole.stack).storage.from('wiring-images')
const pathOf = (url: string) => url.split('/wiring-images/')[1] ?? ''

async function permits(): Promise<number> {
  const database = runningDatabase(join(whole.stack.data, 'supabase'))
  const count = 'select count(*)::int as count from private.restoring'
  const [row] = await database.transaction((transaction) => transaction.rows<{ count: number }>(count))
  return row?.count ?? -1
}

test('pictures and profiles of completed sessions are restored, and locked again afterwards', {
  timeout: 180_000,
}, async () => {
  const { stack } = whole
  await images().remove([pathOf(completed.picture)])
  const { code, output } = await whole.restore([file, '--replace'])
  expect(output).toContain('4 stored objects')
  expect(code).toBe(0)
  expect(Buffer.from(await (await fetch(completed.picture)).arrayBuffer()).equals(tinyPng)).toBe(true)
  const profiles = privileged(stack).storage.from('json-profiles')
  const { data } = await profiles.download(`${completed.id}/profile.json`)
  expect(await data?.text()).toBe('{"a":"é"}')
  expect(await permits()).toBe(0)
  expect((await images().upload(pathOf(completed.picture), tinyPng, png)).error?.message).toMatch(refusal)
})

test('while a restore runs only its own objects are accepted, and a stopped one revokes the permit', {
  timeout: 180_000,
}, async () => {
  const { stack } = whole
  const gate = await startDelayingProxy(stack.url, () => new Promise(() => {}))
  try {
    const { child, ended } = whole.start('restore', [file, '--replace'], { PORT_SUPABASE: gate.port })
    child.stdout?.setEncoding('utf8')
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (text: string) => text.includes('rows of') && resolve())
      ended.then(() => resolve())
    })
    expect(await permits()).toBe(4)
    const path = pathOf(completed.picture)
    const other = `${completed.id}/image-1800000000000-0.png`
    const visitor = anonymous(stack).storage.from('wiring-images')
    expect(
      (await visitor.upload(path, tinyPng, { contentType: 'image/png', cacheControl: '60' })).error,
    ).not.toBeNull()
    expect(
      (await visitor.upload(other, tinyPng, { contentType: 'image/png', cacheControl: '60' })).error?.message,
    ).toMatch(refusal)
    const profiles = anonymous(stack).storage.from('json-profiles')
    const profile = new Blob(['{}'], { type: 'application/json' })
    const replaced = await profiles.upload(`${completed.id}/profile.json`, profile, {
      cacheControl: '60',
      upsert: true,
    })
    expect(replaced.error?.message).toMatch(refusal)
    expect((await images().upload(other, tinyPng, png)).error?.message).toMatch(refusal)
    const busy = 'another backup or restore of this database is under way. Try again when it has ended.'
    for (const second of [whole.restore([file, '--replace']), whole.backup(['--out', `${file}.other`])])
      expect(await second).toMatchObject({ code: 75, output: expect.stringContaining(busy) })
    expect(existsSync(`${file}.other`)).toBe(false)
    expect(await permits()).toBe(4)
    child.kill('SIGTERM')
    const { code, output } = await ended
    expect(output).toContain('The restore failed: stopped by SIGTERM')
    expect(code).toBe(1)
    expect(await permits()).toBe(0)
    expect(readdirSync(stack.data).filter((name) => name.startsWith('restore-'))).toEqual([])
  } finally {
    gate.stop()
  }
})

test('a failed restore revokes the permit', { timeout: 180_000 }, async () => {
  const { code, output } = await whole.restore([file, '--replace'], { PORT_SUPABASE: '1' })
  expect(output).toContain('could not be stored')
  expect(code).toBe(1)
  expect(await permits()).toBe(0)
})

test('a session that is deleted while its objects are restored stays deleted, and the others come back', {
  timeout: 180_000,
}, async () => {
  const { stack } = whole
  let deletion: Promise<unknown> | undefined
  const gate = await startDelayingProxy(stack.url, async () => {
    deletion ??= invoke(stack, 'delete-session', { action: 'delete', sessionId: also.id })
    await deletion
  })
  try {
    const { code, output } = await whole.restore([file, '--replace'], { PORT_SUPABASE: gate.port })
    expect(output).toContain('2 stored objects')
    expect(code).toBe(0)
  } finally {
    gate.stop()
  }
  expect(await read(stack, also.id)).toEqual([])
  expect((await fetch(also.picture)).ok).toBe(false)
  expect((await fetch(completed.picture)).status).toBe(200)
  expect(await permits()).toBe(0)
  await uploadImage(stack, await newSession(stack, 'afterwards@studio.example'))
})

test('a restore that takes longer than the permit renews it', async () => {
  const database = runningDatabase(join(whole.stack.data, 'supabase'))
  const minutesLeft = async () => {
    const left = `select extract(epoch from expires_at - now())::int / 60 as minutes from private.restoring`
    const [row] = await database.transaction((transaction) => transaction.rows<{ minutes: number }>(left))
    return row?.minutes
  }
  const object = { bucket: 'wiring-images', name: 'a/b.png', type: 'image/png', cacheSeconds: '1' }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await withUploadPermit(database, [object], async (renew) => {
      await database.transaction((transaction) =>
        transaction.rows("update private.restoring set expires_at = now() + interval '10 minutes'"),
      )
      await renew()
      expect(await minutesLeft()).toBeLessThan(11)
      vi.setSystemTime(Date.now() + 21 * 60_000)
      await renew()
      expect(await minutesLeft()).toBeGreaterThan(50)
    })
  } finally {
    vi.useRealTimers()
  }
  expect(await permits()).toBe(0)
})
