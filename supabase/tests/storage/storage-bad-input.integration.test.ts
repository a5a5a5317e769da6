import { call, newSession, privileged, tinyPng } from '@wiring/local/testing/calls'
import { chunkedUpload } from '@wiring/local/testing/chunked-upload'
import { beforeAll, expect, test } from 'vitest'
import { stackPerWorker, withKey } from '../testing/local-stack.ts'

const stack = stackPerWorker()
let id: string

beforeAll(async () => {
  id = await newSession(stack())
})

const png = { 'content-type': 'image/png' }
const callers = {
  'the publishable key': () => ({}),
  'the secret key': () => withKey(stack().secrets.supabaseSecretKey).headers,
}

async function refused(method: string, path: string, body: unknown, headers = {}) {
  const answer = await call(stack(), `/storage/v1${path}`, { method, body, headers })
  expect.soft(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
  expect.soft(answer.status, `${method} ${path}`).toBeLessThan(500)
}

test.each(Object.entries(callers))(
  'names that cannot be stored are refused with 400: %s',
  async (_who, keys) => {
    const headers = { ...png, ...keys() }
    for (const name of ['%00', 'a%00.png', '%01', '%7f', '%zz', '%ff', '%', '%ED%A0%80']) {
      const path = `wiring-images/${id}/${name}`
      await refused('POST', `/object/${path}`, tinyPng, headers)
      await refused('PUT', `/object/${path}`, tinyPng, headers)
      await refused('GET', `/object/public/${path}`, '', headers)
      await refused('GET', `/object/${path}`, '', headers)
      await refused('HEAD', `/object/${path}`, '', headers)
      await refused('GET', `/object/info/${path}`, '', headers)
      await refused('POST', `/object/upload/sign/${path}`, '', headers)
      await refused('POST', `/object/sign/${path}`, '{"expiresIn":60}', keys())
      await refused('POST', `/object/bucket${name}/x`, tinyPng, headers)
      await refused('GET', `/bucket/${name}`, '', headers)
    }
  },
)

test('invalid signed tokens are refused with 400', async () => {
  const unsigned = (payload: object) =>
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.AAAA`
  const path = `wiring-images/${id}/image-1700000000000-0.png`
  const other = await privileged(stack())
    .storage.from('wiring-images')
    .createSignedUploadUrl(`${id}/other.png`)
  const tokens = [
    '',
    'x',
    'a.b.c',
    '%00',
    '%ff',
    'x&token=y',
    stack().secrets.supabasePublishableKey,
    stack().secrets.supabaseSecretKey,
    unsigned({}),
    unsigned({ bucket: 'wiring-images', sub: `${id}/image-1700000000000-0.png`, intent: 'upload' }),
    `e30.e30.${'A'.repeat(9_000)}`,
    other.data?.token ?? 'none',
  ]
  for (const token of tokens) {
    await refused('PUT', `/object/upload/sign/${path}?token=${token}`, tinyPng, png)
    await refused('PUT', `/object/upload/sign/${path}?token=${token}`, tinyPng, { authorization: 'Bearer x' })
    await refused('GET', `/object/sign/${path}?token=${token}`, '')
  }
})

test.each(Object.entries(callers))('invalid bodies are refused with 400: %s', async (_who, keys) => {
  const lists = [
    '{',
    '{"prefix":"\\u0000"}',
    '{"prefix":"","search":"\\u0000"}',
    '{"prefix":"","limit":-1}',
    '{"prefix":"","limit":1e99}',
    '{"prefix":"","offset":-5}',
    '{"prefix":"","sortBy":{"column":"x;--","order":"asc"}}',
    '{"prefix":"","sortBy":{"column":"name","order":"sideways"}}',
  ]
  for (const body of lists) await refused('POST', '/object/list/wiring-images', body, keys())
  const moves = [
    { bucketId: 'wiring-images', sourceKey: '\u0000', destinationKey: 'x' },
    { bucketId: 'wiring-images', sourceKey: 'x', destinationKey: '\u0000' },
    { bucketId: '\u0000', sourceKey: 'x', destinationKey: 'y' },
    {},
  ]
  for (const body of moves) {
    await refused('POST', '/object/move', body, keys())
    await refused('POST', '/object/copy', body, keys())
  }
  await refused('DELETE', '/object/wiring-images', { prefixes: ['\u0000'] }, keys())
  await refused('POST', '/bucket', { id: '\u0000', name: '\u0000' }, keys())
})

test('forms without a file are refused with 400', async () => {
  const forms = [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'x'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['multipart/form-data; boundary=', ''],
  ]
  for (const [type, body] of forms) {
    await refused('POST', `/object/wiring-images/${id}/image-1700000000000-0.png`, body, {
      'content-type': type,
    })
  }
})

test('a profile of more than 1 MiB is refused also when its length is not stated', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const bucket of ['json-profiles', 'json%2Dprofiles']) {
    const upload = chunkedUpload(stack(), `/storage/v1/object/${bucket}/${id}/profile.json`, { headers })
    await upload.write(Buffer.alloc(1_048_577, ' '))
    upload.end()
    expect(await upload.status).toBe(400)
  }
})
