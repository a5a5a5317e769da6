import {
  anonymous,
  asWizard,
  call,
  completedSession,
  newSession,
  privileged,
  tinyPng,
  uploadImage,
} from '@wiring/local/testing/calls'
import { chunkedUpload } from '@wiring/local/testing/chunked-upload'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()
let id: string
let other: string

beforeAll(async () => {
  id = await newSession(stack())
  other = await newSession(stack(), 'ana@studio.example')
  await uploadImage(stack(), other)
})

const limit = 5_242_880
const png = (size: number) => Buffer.concat([tinyPng, Buffer.alloc(size - tinyPng.length)])
const images = () => anonymous(stack()).storage.from('wiring-images')
const name = (index: number, session = id) => `${session}/image-${1_700_000_000_000 + index}-0.png`
const put = (path: string, body: Uint8Array | string, headers = {}) =>
  call(stack(), `/storage/v1/object/${path}`, { body, headers: { 'content-type': 'image/png', ...headers } })
const stored = async (folder: string) =>
  (await privileged(stack()).storage.from('wiring-images').list(folder)).data ?? []

/** Without a length. */
async function putChunked(path: string, body: Buffer): Promise<number> {
  const upload = chunkedUpload(stack(), `/storage/v1/object/${path}`)
  await upload.write(body)
  upload.end()
  return upload.status
}

test.each([
  '7c9e6679-7425-40de-944b-e07fc1f90ae7/image-1700000000000-0.png',
  'OWN/profile.json/../x',
  'OWN/../OTHER/image-1700000000009-0.png',
  'OWN/%2e%2e/OTHER/image-1700000000009-0.png',
  'OWN/%2e%2e%2fOTHER/image-1700000000009-0.png',
  'OWN/image-1700000000000-0.png%00.svg',
])('an upload to %s is refused and leaves the other folder as it was', async (path) => {
  const before = await stored(other)
  const answer = await put(`wiring-images/${path.replaceAll('OWN', id).replaceAll('OTHER', other)}`, tinyPng)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  const after = await stored(other)
  expect(after.map((object) => object.id)).toEqual(before.map((object) => object.id))
})

describe('the anonymous key', () => {
  test('cannot replace, move, copy, delete, sign or list images', async () => {
    expect(
      (await images().upload(name(1), tinyPng, { contentType: 'image/png', cacheControl: '60' })).error,
    ).toBeNull()
    const upsert = { contentType: 'image/png', cacheControl: '60', upsert: true }
    expect((await images().upload(name(1), tinyPng, upsert)).error).not.toBeNull()
    expect(
      (await images().update(name(1), tinyPng, { contentType: 'image/png', cacheControl: '60' })).error,
    ).not.toBeNull()
    expect((await images().move(name(1), name(2))).error).not.toBeNull()
    expect((await images().copy(name(1), name(2))).error).not.toBeNull()
    expect((await images().remove([name(1)])).data ?? []).toEqual([])
    expect((await images().list(id)).data ?? []).toEqual([])
    expect((await images().createSignedUrl(name(1), 60)).error).not.toBeNull()
    expect((await fetch(images().getPublicUrl(name(1)).data.publicUrl)).status).toBe(200)
  })
  test('cannot make, change or empty buckets', async () => {
    const client = anonymous(stack()).storage
    expect((await client.createBucket('mine', { public: true })).error).not.toBeNull()
    expect((await client.updateBucket('json-profiles', { public: true })).error).not.toBeNull()
    expect((await client.emptyBucket('wiring-images')).error).not.toBeNull()
    expect((await client.listBuckets()).data ?? []).toEqual([])
  })
  test('cannot get more by sending no key at all', async () => {
    const answer = await call(stack(), '/storage/v1/object/list/json-profiles', {
      body: { prefix: id },
      headers: { apikey: '', authorization: '' },
    })
    expect(answer.status === 200 ? answer.body : []).toEqual([])
  })
})

test('uploads into a finished session are refused', async () => {
  const { id: done } = await completedSession(stack(), 'done@studio.example')
  expect(
    (await images().upload(name(1, done), tinyPng, { contentType: 'image/png', cacheControl: '60' })).error,
  ).not.toBeNull()
})

describe('an image of 5,242,880 bytes is stored, one byte more is not', () => {
  test('sent with its length', async () => {
    expect((await put(`wiring-images/${name(10)}`, png(limit))).status).toBe(200)
    const refused = await put(`wiring-images/${name(11)}`, png(limit + 1)).catch(() => 'cut' as const)
    if (refused !== 'cut') expect(refused).toMatchObject({ status: 400, body: { statusCode: '413' } })
    expect((await fetch(images().getPublicUrl(name(11)).data.publicUrl)).status).toBeGreaterThanOrEqual(400)
  })
  test('sent as a form', async () => {
    const blob = (size: number) => new Blob([new Uint8Array(png(size))], { type: 'image/png' })
    expect((await images().upload(name(12), blob(limit), asWizard)).error).toBeNull()
    expect((await images().upload(name(13), blob(limit + 1), asWizard)).error).not.toBeNull()
  })
  test('sent in chunks without a length', async () => {
    expect(await putChunked(`wiring-images/${name(14)}`, png(limit))).toBe(200)
    expect(await putChunked(`wiring-images/${name(15)}`, png(limit + 1))).toBe(400)
    expect((await fetch(images().getPublicUrl(name(15)).data.publicUrl)).status).toBeGreaterThanOrEqual(400)
  })
  test('resumable uploads are refused', async () => {
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10' }
    expect((await call(stack(), '/storage/v1/upload/resumable', { headers })).status).toBe(403)
  })
})

describe('the bucket of profiles', () => {
  const profiles = () => anonymous(stack()).storage.from('json-profiles')
  const json = (text: string) => new Blob([text], { type: 'application/json' })
  const path = () => `${id}/profile.json`
  const replace = (body: Blob) => profiles().upload(path(), body, { cacheControl: '60', upsert: true })

  test('takes JSON and lets the own profile be replaced', async () => {
    expect((await replace(json('{"a":1}'))).error).toBeNull()
    expect((await replace(json('{"a":2}'))).error).toBeNull()
    expect(
      await (await privileged(stack()).storage.from('json-profiles').download(path())).data?.text(),
    ).toBe('{"a":2}')
  })
  test('is not readable', async () => {
    expect((await fetch(profiles().getPublicUrl(path()).data.publicUrl)).status).toBeGreaterThanOrEqual(400)
    expect((await profiles().download(path())).error).not.toBeNull()
    expect((await profiles().list(id)).data ?? []).toEqual([])
  })
  test('takes no other type and nothing over 1 MiB', async () => {
    expect((await replace(new Blob(['<b>'], { type: 'text/html' }))).error).not.toBeNull()
    expect((await replace(json(' '.repeat(1_048_577)))).error).not.toBeNull()
    const body = ' '.repeat(1_048_576)
    const whole = await call(stack(), `/storage/v1/object/json-profiles/${other}/profile.json`, { body })
    expect(whole.status).toBe(200)
    expect(await putChunked(`json-profiles/${id}/profile.json`, png(1_048_577))).toBeGreaterThanOrEqual(400)
  })
})

test('public pictures are cached for a minute at most, and never indexed', async () => {
  const response = await fetch(await uploadImage(stack(), await newSession(stack(), 'cache@studio.example')))
  expect(response.headers.get('cache-control')).toBe('max-age=60')
  expect(response.headers.get('x-robots-tag')).toBe('none')
  const eternal = await newSession(stack(), 'eternal@studio.example')
  const forever = { 'cache-control': 'max-age=31536000' }
  expect((await put(`wiring-images/${name(1, eternal)}`, tinyPng, forever)).status).toBe(400)
  const nothing = await fetch(images().getPublicUrl(name(1, eternal)).data.publicUrl)
  expect(nothing.status).toBe(400)
})

test('a range of a picture is answered with that range, and one past its end is refused', async () => {
  const url = await uploadImage(stack(), await newSession(stack(), 'range@studio.example'))
  const ask = async (range: string) => {
    const response = await fetch(url, { headers: { range } })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const part = (start: number, end: number) => ({ status: 206, bytes: tinyPng.subarray(start, end) })
  expect(await ask('bytes=0-7')).toEqual(part(0, 8))
  expect(await ask('bytes=10-')).toEqual(part(10, tinyPng.length))
  expect(await ask(`bytes=0-262143`)).toEqual(part(0, tinyPng.length))
  expect((await ask('bytes=9999-')).status).toBe(416)
  expect((await ask('lines=1-2')).status).toBe(416)
})

test('at most 12 objects a session', async () => {
  const full = await newSession(stack(), 'full@studio.example')
  const statuses = []
  for (let index = 0; index < 13; index += 1)
    statuses.push((await put(`wiring-images/${name(index, full)}`, tinyPng)).status)
  expect(statuses).toEqual([...Array(12).fill(200), 400])
})

test('two uploads of one name at once give one object and one clear refusal', async () => {
  const twins = await newSession(stack(), 'twins@studio.example')
  const statuses = (await Promise.all([0, 1].map(() => put(`wiring-images/${name(1, twins)}`, tinyPng)))).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 400])
})
