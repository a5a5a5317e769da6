import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { verifyArchive } from '@wiring/deploy/archive-reader'
import {
  anonymous,
  completedSession,
  invoke,
  newSession,
  privileged,
  read,
  tinyPng,
  update,
  uploadImage,
} from '@wiring/local/testing/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runUnderLoad } from './run-under-load.ts'
import type { StackWithLake } from './stack-with-lake.ts'
import { startTwoStacks } from './two-stacks.ts'

let source: StackWithLake
let empty: StackWithLake
let folder: string
let stop: () => Promise<void>
let file: string

beforeAll(async () => {
  ;({ source, empty, folder, stop } = await startTwoStacks())
  file = join(folder, 'all.tar.gz')
})
afterAll(() => stop())

const moved = (session: unknown) =>
  JSON.parse(JSON.stringify(session).replaceAll(source.stack.url, empty.stack.url)) as unknown

describe('a backup made under twenty writers', () => {
  let acknowledged: Awaited<ReturnType<typeof runUnderLoad>>['acknowledged']
  let deleted = ''
  let completed = { id: '', picture: '' }

  test('succeeds and writes one file of mode 0600, and the list of deletions', {
    timeout: 900_000,
  }, async () => {
    await source.client.create({ _id: 'page', _type: 'page', title: 'Published before \u2028 the backup' })
    await source.client.create({ _id: 'drafts.page', _type: 'page', title: 'A draft' })
    deleted = await newSession(source.stack, 'deleted@studio.example')
    await invoke(source.stack, 'delete-session', { action: 'delete', sessionId: deleted })
    completed = await completedSession(source.stack, 'completed@studio.example')
    await invoke(source.stack, 'waitlist-signup', { email: 'waiting@studio.example' })
    const load = await runUnderLoad(source.stack, 20, async () => {
      const running = source.backup(['--out', file])
      await expect.poll(() => readdirSync(folder), { timeout: 90_000, interval: 5 }).not.toEqual([])
      return running
    })
    acknowledged = load.acknowledged
    expect(load.result.output).toContain(file)
    expect(load.result.code).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['all.tar.gz', 'deletions.ndjson'])
  })

  test('is refused when the file is damaged, and nothing is changed', { timeout: 720_000 }, async () => {
    const whole = readFileSync(file)
    const broken = join(folder, 'broken.tar.gz')
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff
    const changed = gunzipSync(whole)
    changed.write('somebody@', changed.indexOf('waiting@'))
    const damaged = 'The backup file is damaged, nothing was restored'
    const discard = async (_: string, chunks: AsyncIterable<Uint8Array>) => {
      for await (const _ of chunks);
    }
    for (const damage of [flipped, whole.subarray(0, whole.length - 4_000), Buffer.from('not a backup')]) {
      writeFileSync(broken, damage)
      await expect(verifyArchive(broken, discard)).rejects.toThrow(damaged)
    }
    writeFileSync(broken, gzipSync(changed))
    const { code, output } = await empty.restore([broken])
    expect(output).toContain(damaged)
    expect(code).toBe(1)
    expect((await empty.restore([join(folder, 'missing.tar.gz')])).output).toContain('there is no')
    expect(await empty.client.fetch('count(*)')).toBe(0)
    rmSync(broken)
  })

  test('is restored completely into an empty stack on other ports', { timeout: 900_000 }, async () => {
    chmodSync(file, 0o400)
    const { code, output } = await empty.restore([file])
    expect(output).toContain('Everything is as it was at')
    expect(code).toBe(0)
    for (const { id, session, pictures } of acknowledged) {
      const [restored] = (await read(empty.stack, id)) as Record<string, unknown>[]
      expect(restored).toMatchObject(moved(session) as object)
      for (const picture of pictures) {
        const there = await fetch(String(moved(picture)))
        expect(there.status).toBe(200)
        expect(there.headers.get('content-type')).toBe('image/png')
        expect(Buffer.from(await there.arrayBuffer()).equals(tinyPng)).toBe(true)
      }
    }
    expect(await read(empty.stack, completed.id)).toMatchObject([{ wiring_complete: true }])
    expect((await fetch(String(moved(completed.picture)))).status).toBe(200)
    const name = `${completed.id}/profile.json`
    const { data: profile } = await privileged(empty.stack).storage.from('json-profiles').download(name)
    expect(await profile?.text()).toBe('{"a":"é"}')
    expect((await anonymous(empty.stack).storage.from('json-profiles').download(name)).error).not.toBeNull()
    expect(await empty.anonymous.fetch('*[_id == "page"][0].title')).toBe(
      'Published before \u2028 the backup',
    )
    expect(await empty.client.fetch('*[_id == "drafts.page"][0].title')).toBe('A draft')
    expect(await read(empty.stack, deleted)).toEqual([])
  })

  test('leaves a working stack: a restored session can be completed and a new one created', async () => {
    const { stack } = empty
    const id = await newSession(stack, 'after@studio.example')
    expect(await read(stack, id)).toMatchObject([{ session_id: id }])
    const open = acknowledged.find(({ session }) => session.images_uploaded)
    const done = await update(stack, open?.id ?? '', { wiring_complete: true, name_for_certificate: 'Maya' })
    expect(done.body).toMatchObject({ wiring_complete: true })
    await invoke(stack, 'delete-session', { action: 'delete', sessionId: id })
    expect(await read(stack, id)).toEqual([])
  })

  test('does not overwrite a stack that holds something', { timeout: 180_000 }, async () => {
    const { code, output } = await empty.restore([file])
    expect(output).toContain('The target is not empty')
    expect(output).toContain('--replace')
    expect(code).toBe(1)
  })

  test('with --replace brings the stack back, and what was deleted since stays deleted', {
    timeout: 720_000,
  }, async () => {
    const { stack } = empty
    const [first, second] = acknowledged.filter(({ pictures }) => pictures.length > 0)
    await invoke(stack, 'delete-session', { action: 'delete', sessionId: first?.id })
    const stranger = await newSession(stack, 'stranger@studio.example')
    const strange = await uploadImage(stack, stranger)
    await empty.client.create({ _id: 'stranger', _type: 'page', title: 'Came later' })
    const { code, output } = await empty.restore([file, '--replace'])
    expect(output).toContain('1 deleted since: they stay deleted')
    expect(code).toBe(0)
    expect(await read(stack, first?.id)).toEqual([])
    expect((await fetch(String(moved(first?.pictures[0])))).ok).toBe(false)
    expect(await read(stack, second?.id)).toMatchObject([{ wiring_complete: false }])
    expect(await read(stack, stranger)).toEqual([])
    expect((await fetch(strange)).ok).toBe(false)
    expect(await empty.client.fetch('*[_id == "stranger"]')).toEqual([])
  })
})

test('a backup that fails leaves nothing behind', { timeout: 180_000 }, async () => {
  const out = join(folder, 'failed.tar.gz')
  const { code, output } = await source.backup(['--out', out], { PORT_CONTENT_LAKE: '1' })
  expect(output).toContain('The backup failed')
  expect(code).toBe(1)
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
})

test('without a name a backup goes to the backup folder, and those older than 28 days are removed', {
  timeout: 180_000,
}, async () => {
  const backups = join(source.stack.data, 'backups')
  const old = 'wiring-2026-01-01T00-00-00.tar.gz'
  mkdirSync(backups)
  writeFileSync(join(backups, old), 'x')
  utimesSync(join(backups, old), 0, 0)
  expect((await source.backup()).code).toBe(0)
  expect(readdirSync(backups).toSorted()).toEqual([
    'deletions.ndjson',
    expect.stringMatching(/^wiring-[-\dT]+\.tar\.gz$/),
  ])
  expect(readdirSync(backups)).not.toContain(old)
})

test('without a running stack both commands say so in a sentence', async () => {
  const nowhere = { WIRING_DATA: mkdtempSync(join(folder, 'nowhere-')), PORT_CONTENT_LAKE: '1' }
  for (const run of [source.backup([], nowhere), source.restore([file], nowhere)])
    expect(await run).toMatchObject({ code: 1, output: expect.stringContaining('Start it first: npm start') })
})
