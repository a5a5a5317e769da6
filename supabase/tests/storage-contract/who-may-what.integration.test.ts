import { randomUUID } from 'node:crypto'
import { tinyPng } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { heldBody, nameOf, type StorageClient, storageClient, storageTarget } from './storage-target.ts'

let storage: StorageClient
let id: string
beforeAll(async () => {
  storage = storageClient(await storageTarget())
  id = await storage.session()
})
afterAll(() => storage.clear())

const refused = { status: 400, code: '403' }
const notFound = { status: 400, code: '404' }
const isRefused = ({ status }: { status: number }) => {
  expect.soft(status).toBeGreaterThanOrEqual(400)
  expect.soft(status).toBeLessThan(500)
}
const signedUpload = async (path: string) => {
  const answer = await storage.asServer(`/storage/v1/object/upload/sign/${path}`, {})
  const { url } = z.object({ url: z.string() }).parse(answer.json)
  return `/storage/v1${url}`
}
const putSigned = (path: string, body: BodyInit = new Uint8Array(tinyPng)) =>
  storage.send(path, { method: 'PUT', body, headers: { 'content-type': 'image/png' } })

test('rows 1 and 2: a profile is replaced, a picture is stored once', async () => {
  expect(await storage.profile(id, '{"a":1}')).toMatchObject({ status: 200 })
  expect(await storage.profile(id, '{"a":2}')).toMatchObject({ status: 200 })
  expect(await storage.put(nameOf(id))).toMatchObject({ status: 200 })
  expect(await storage.put(nameOf(id))).toMatchObject({ status: 400, code: '409' })
})

test('row 3: only an open session takes files', async () => {
  const done = await storage.session()
  expect(await storage.profile(done, '{"a":1}')).toMatchObject({ status: 200 })
  await storage.complete(done)
  for (const session of [randomUUID(), done]) {
    expect(await storage.put(nameOf(session))).toMatchObject(refused)
    expect(await storage.profile(session, '{}')).toMatchObject(refused)
  }
})

test('row 4: a picture is not replaced', async () => {
  const upsert = { 'x-upsert': 'true' }
  expect(await storage.put(nameOf(id), undefined, upsert)).toMatchObject(refused)
  expect(await storage.put(nameOf(id, 1), undefined, upsert)).toMatchObject(refused)
  const sent = { method: 'PUT', body: new Uint8Array(tinyPng), headers: { 'content-type': 'image/png' } }
  expect(await storage.send(`/storage/v1/object/${nameOf(id)}`, sent)).toMatchObject(refused)
})

test('rows 5 and 6: of many uploads at once, twelve are stored, also when they end together', async () => {
  const [direct, stalled] = [await storage.session(), await storage.session()]
  const counted = (answers: { status: number }[]) =>
    [200, 400].map((status) => answers.filter((answer) => answer.status === status).length)
  const atOnce = Array.from({ length: 20 }, (_, index) => storage.put(nameOf(direct, index)))
  expect(counted(await Promise.all(atOnce))).toEqual([12, 8])
  const held = Array.from({ length: 15 }, () => heldBody(new Uint8Array(tinyPng)))
  const late = held.map(({ body }, index) => storage.put(nameOf(stalled, index), body))
  for (const { end } of held) end()
  expect(counted(await Promise.all(late))).toEqual([12, 3])
  expect(await storage.listed(stalled)).toHaveLength(12)
})

test('row 7: many sessions store a picture each at once', async () => {
  const sessions = await Promise.all(Array.from({ length: 20 }, () => storage.session()))
  const answers = await Promise.all(sessions.map((session) => storage.put(nameOf(session))))
  expect(answers.map(({ status }) => status)).toEqual(sessions.map(() => 200))
})

test('row 12: of an upload that is cut off nothing stays', async () => {
  const cut = nameOf(id, 20)
  const held = heldBody(new Uint8Array(tinyPng.subarray(0, 8)))
  const ending = new AbortController()
  const upload = storage.put(cut, held.body, {}, ending.signal)
  await held.begun
  ending.abort()
  await expect(upload).rejects.toThrow()
  expect(await storage.seen(cut)).toMatchObject(notFound)
  expect(await storage.put(cut)).toMatchObject({ status: 200 })
})

test('row 14: the secret key removes one picture', async () => {
  const path = nameOf(id, 21)
  expect(await storage.put(path)).toMatchObject({ status: 200 })
  const asServer = { method: 'DELETE', key: storage.secretKey }
  expect(await storage.send(`/storage/v1/object/${path}`, asServer)).toMatchObject({ status: 200 })
  expect(await storage.seen(path)).toMatchObject(notFound)
})

test('row 8: the publishable key signs no upload', async () => {
  for (const path of [nameOf(id, 2), `json-profiles/${id}/profile.json`])
    for (const headers of [{}, { 'x-upsert': 'true' }])
      expect(await storage.send(`/storage/v1/object/upload/sign/${path}`, { headers })).toMatchObject(refused)
})

test('rows 9 to 11: an upload that ends after completion or deletion stores nothing', async () => {
  const [done, gone] = [await storage.session(), await storage.session()]
  const signed = { done: await signedUpload(nameOf(done, 1)), gone: await signedUpload(nameOf(gone, 1)) }
  await storage.profile(done, '{"a":1}')
  const held = heldBody(new TextEncoder().encode('{"a":'), new TextEncoder().encode('2}'))
  const headers = { 'content-type': 'application/json', 'x-upsert': 'true' }
  const late = storage.put(`json-profiles/${done}/profile.json`, held.body, headers)
  await storage.complete(done)
  await storage.remove(gone)
  held.end()
  expect((await late).status).toBe(400)
  for (const path of Object.values(signed)) expect((await putSigned(path)).status).toBe(400)
  const kept = await storage.send(`/storage/v1/object/json-profiles/${done}/profile.json`, {
    method: 'GET',
    key: storage.secretKey,
  })
  expect(kept.text).toBe('{"a":1}')
  for (const session of [done, gone]) expect(await storage.seen(nameOf(session, 1))).toMatchObject(notFound)
})

test('rows 13 to 15: what is stored is not moved, copied, signed, listed, removed or read', async () => {
  const profile = `${id}/profile.json`
  for (const [bucketId, key] of [
    ['wiring-images', nameOf(id).replace('wiring-images/', '')],
    ['json-profiles', profile],
  ] as const) {
    const move = { bucketId, sourceKey: key, destinationKey: `${id}/image-1700000000077-0.png` }
    expect(await storage.json('/storage/v1/object/move', move)).toMatchObject(notFound)
    expect(await storage.json('/storage/v1/object/copy', move)).toMatchObject(notFound)
    const published = { ...move, destinationBucket: 'wiring-images' }
    expect(await storage.json('/storage/v1/object/copy', published)).toMatchObject(notFound)
    expect(await storage.json(`/storage/v1/object/sign/${bucketId}/${key}`, { expiresIn: 60 })).toMatchObject(
      notFound,
    )
    expect(await storage.send(`/storage/v1/object/${bucketId}/${key}`, { method: 'DELETE' })).toMatchObject(
      refused,
    )
    const removed = await storage.json(
      `/storage/v1/object/${bucketId}`,
      { prefixes: [key] },
      { method: 'DELETE' },
    )
    expect(removed.json).toEqual([])
    const list = await storage.json(`/storage/v1/object/list/${bucketId}`, { prefix: id })
    expect(list.json).toEqual([])
  }
  for (const route of ['', 'authenticated/', 'info/', 'public/'])
    expect(
      await storage.send(`/storage/v1/object/${route}json-profiles/${profile}`, { method: 'GET' }),
    ).toMatchObject(notFound)
  expect(await storage.seen(nameOf(id))).toMatchObject({ status: 200 })
})

test('rows 16 and 17: no bucket is made or changed, and no other key opens one', async () => {
  isRefused(await storage.json('/storage/v1/bucket', { id: 'mine', name: 'mine', public: true }))
  for (const bucket of ['json-profiles', 'wiring-images']) {
    isRefused(await storage.json(`/storage/v1/bucket/${bucket}`, { public: true }, { method: 'PUT' }))
    isRefused(await storage.send(`/storage/v1/bucket/${bucket}/empty`))
    isRefused(await storage.send(`/storage/v1/bucket/${bucket}`, { method: 'DELETE' }))
  }
  const unsigned = (role: string) =>
    `${['{"alg":"none","typ":"JWT"}', JSON.stringify({ role })].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`
  for (const key of [unsigned('service_role'), unsigned('authenticated'), 'sb_secret_forged', ''])
    isRefused(
      await storage.send(`/storage/v1/object/${nameOf(id, 3)}`, {
        key,
        body: new Uint8Array(tinyPng),
        headers: { 'content-type': 'image/png' },
      }),
    )
})

test.each([
  ['18', 'SESSION/image-1700000000003-0.svg', 'image/png'],
  ['18', 'SESSION/image-1700000000003-0.PNG', 'image/png'],
  ['18', 'SESSION/%00.png', 'image/png'],
  ['18', 'SESSION//image-1700000000003-0.png', 'image/png'],
  ['18', 'SESSION/image-1700000000003-0.png%2f', 'image/png'],
  ['18', 'image-1700000000003-0.png', 'image/png'],
  ['19', 'SESSION/image-1700000000003-0.png', 'image/svg+xml'],
  ['19', 'SESSION/image-1700000000003-0.png', 'text/html'],
  ['19', 'SESSION/image-1700000000003-0.png', 'application/octet-stream'],
  ['19', 'SESSION/image-1700000000003-0.png', 'image/*'],
])('row %s: %s as %s is refused', async (_row, path, type) => {
  const target = `wiring-images/${path.replace('SESSION', id)}`
  isRefused(await storage.put(target, undefined, { 'content-type': type }))
})

test('rows 30 and 31: resumable and S3 uploads are refused', async () => {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const metadata = Object.entries({
    bucketName: 'wiring-images',
    objectName: nameOf(id, 3).replace('wiring-images/', ''),
    contentType: 'image/png',
  }).map(([key, value]) => `${key} ${encoded(value)}`)
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': String(tinyPng.length),
    'upload-metadata': metadata.join(),
  }
  expect(await storage.send('/storage/v1/upload/resumable', { headers })).toMatchObject({ status: 403 })
  isRefused(
    await storage.send(`/storage/v1/s3/${nameOf(id, 3)}`, { method: 'PUT', body: new Uint8Array(tinyPng) }),
  )
})

test('row 35: the sweep may name what is gone', async () => {
  const prefixes = Array.from({ length: 100 }, (_, index) => `${id}/image-${1_800_000_000_000 + index}-0.png`)
  const answer = await storage.json(
    '/storage/v1/object/wiring-images',
    { prefixes },
    { method: 'DELETE', key: storage.secretKey },
  )
  expect(answer).toMatchObject({ status: 200 })
})
