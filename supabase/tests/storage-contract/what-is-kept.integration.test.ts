import { tinyPng } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  heldBody,
  nameOf,
  type StorageClient,
  storageClient,
  storageTarget,
  withoutLength,
} from './storage-target.ts'

let storage: StorageClient
let id: string
beforeAll(async () => {
  storage = storageClient(await storageTarget())
  id = await storage.session()
})
afterAll(() => storage.clear())

const refused = { status: 400, code: '403' }
const picture = (size: number) =>
  new Uint8Array(Buffer.concat([tinyPng, Buffer.alloc(size - tinyPng.length)]))
const json = { 'content-type': 'application/json' }
const largest = 5_242_880

test('row 20: with a length, and as a form, the limit of the bucket holds', async () => {
  expect(await storage.put(nameOf(id, 1), picture(largest))).toMatchObject({ status: 200 })
  expect(await storage.put(nameOf(id, 2), picture(largest + 1))).toMatchObject({ status: 400, code: '413' })
  const form = new FormData()
  form.append('', new Blob([picture(largest + 1)], { type: 'image/png' }))
  const sent = await storage.send(`/storage/v1/object/${nameOf(id, 2)}`, { body: form })
  expect(sent).toMatchObject({ status: 400, code: '413' })
  expect(await storage.profile(id, ' '.repeat(1_048_576))).toMatchObject({ status: 200 })
  expect(await storage.profile(id, ' '.repeat(1_048_577))).toMatchObject({ status: 400, code: '413' })
})

test('row 21: without a length, what is too large is refused when its row is written', async () => {
  expect(await storage.put(nameOf(id, 3), withoutLength(picture(largest)))).toMatchObject({ status: 200 })
  for (const size of [largest + 1, 30_000_000])
    expect(await storage.put(nameOf(id, 4), withoutLength(picture(size)))).toMatchObject(refused)
  expect(await storage.seen(nameOf(id, 4))).toMatchObject({ status: 400, code: '404' })
  const profile = withoutLength(new Uint8Array(1_048_577).fill(32))
  const answer = await storage.put(`json-profiles/${id}/profile.json`, profile, {
    ...json,
    'x-upsert': 'true',
  })
  expect(answer).toMatchObject(refused)
})

test.each([
  'max-age=31536000',
  'max-age=3600',
  'public, max-age=60',
  'public, max-age=31536000, immutable',
  'max-age=60, immutable',
  'max-age=060',
  'MAX-AGE=60',
  '',
])('row 22: the cache of a picture is not for its uploader to choose: %j', async (header) => {
  const answer = await storage.put(nameOf(id, 5), undefined, { 'cache-control': header })
  expect(answer).toMatchObject(refused)
  const form = new FormData()
  form.append('cacheControl', header.replace(/^max-age=/, '') || '0')
  form.append('', new Blob([new Uint8Array(tinyPng)], { type: 'image/png' }))
  expect(await storage.send(`/storage/v1/object/${nameOf(id, 5)}`, { body: form })).toMatchObject(refused)
})

test('row 22: what the wizard sends is kept and served', async () => {
  expect(await storage.put(nameOf(id, 6), undefined, { 'cache-control': 'max-age=60' })).toMatchObject({
    status: 200,
  })
  const { headers } = await storage.seen(nameOf(id, 6))
  expect(headers.get('cache-control')).toContain('max-age=60')
})

test('row 23: search engines are kept out, whatever the uploader sends', async () => {
  for (const tag of ['all', 'index', 'none, all', 'noindex'])
    expect(await storage.put(nameOf(id, 7), undefined, { 'x-robots-tag': tag })).toMatchObject(refused)
  expect((await storage.seen(nameOf(id, 6))).headers.get('x-robots-tag')).toBe('none')
})

test('row 24: a picture is served as a picture', async () => {
  expect((await storage.seen(nameOf(id, 6))).headers.get('content-type')).toBe('image/png')
})

test('row 25: of two uploads of one name at once, one is stored', async () => {
  const answers = await Promise.all([0, 1].map(() => storage.put(nameOf(id, 8))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('row 26: a stalled upload does not replace the picture that was stored meanwhile', async () => {
  const held = heldBody(new TextEncoder().encode('not an image'))
  const late = storage.put(nameOf(id, 9), held.body)
  await expect.poll(async () => (await storage.put(nameOf(id, 9))).status).toBe(200)
  held.end()
  expect((await late).status).toBe(400)
  expect(Buffer.from((await storage.seen(nameOf(id, 9))).bytes).equals(tinyPng)).toBe(true)
})

test('row 27: no metadata of the uploader is stored', async () => {
  for (const size of [1, 20_000]) {
    const metadata = JSON.stringify({ note: 'x'.repeat(size / 2) })
    const header = { 'x-metadata': Buffer.from(metadata).toString('base64') }
    if (header['x-metadata'].length < 12_000)
      expect(await storage.put(nameOf(id, 10), undefined, header)).toMatchObject(refused)
    const form = new FormData()
    form.append('metadata', JSON.stringify({ note: 'x'.repeat(size * 40) }))
    form.append('', new Blob([new Uint8Array(tinyPng)], { type: 'image/png' }))
    expect(await storage.send(`/storage/v1/object/${nameOf(id, 10)}`, { body: form })).toMatchObject(refused)
  }
})

test('row 28: heads, ranges and downloads', async () => {
  const ask = (range: string) => storage.seen(nameOf(id, 6), { headers: { range } })
  expect(await storage.seen(nameOf(id, 6), { method: 'HEAD' })).toMatchObject({ status: 200 })
  expect(await storage.seen(nameOf(id, 99), { method: 'HEAD' })).toMatchObject({ status: 400 })
  expect(await ask('bytes=0-7')).toMatchObject({ status: 206, bytes: new Uint8Array(tinyPng.subarray(0, 8)) })
  expect(await ask('bytes=9999-')).toMatchObject({ status: 416 })
  expect(await ask('lines=1-2')).toMatchObject({ status: 416 })
  const download = await storage.send(`/storage/v1/object/public/${nameOf(id, 6)}?download=map.png`, {
    method: 'GET',
  })
  expect(download.headers.get('content-disposition')).toContain('attachment')
})

test('row 29: the secret key reads the head of a picture', async () => {
  const read = (path: string) =>
    storage.send(`/storage/v1/object/${path}`, {
      method: 'GET',
      key: storage.secretKey,
      headers: { range: 'bytes=0-7' },
    })
  expect(await read(nameOf(id, 6))).toMatchObject({ status: 206 })
  expect([400, 404]).toContain((await read(nameOf(id, 99))).status)
  const empty = nameOf(await storage.session())
  expect(await storage.put(empty, '')).toMatchObject({ status: 200 })
  expect(await read(empty)).toMatchObject({ status: 416 })
})
