import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequester } from './testing/raw-request.ts'
import { startTestLake, testToken } from './testing/start-test-lake.ts'

let stack: Awaited<ReturnType<typeof startTestLake>>
let ask: ReturnType<typeof rawRequester>
beforeAll(async () => {
  stack = await startTestLake()
  ask = rawRequester(stack.url)
})
afterAll(() => stack.stop())

const headers = { authorization: `Bearer ${testToken}`, 'content-type': 'application/json' }
const post = (path: string, body: object) =>
  ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
const get = (path: string) => ask(path, { headers })

describe('what the local lake does not do', () => {
  test.each([
    [
      'a release',
      { actionType: 'sanity.action.release.create', releaseId: 'r1' },
      /content releases and scheduled drafts/,
    ],
    [
      'unpublishing with a release',
      {
        actionType: 'sanity.action.document.version.unpublish',
        versionId: 'versions.r1.a',
        publishedId: 'a',
      },
      /content releases and scheduled drafts/,
    ],
    ['a variant', { actionType: 'sanity.action.document.variant.create', publishedId: 'a' }, /variants/],
  ])('is answered 501 with its name: %s', async (_, action, sentence) => {
    const { status, body } = await post('/v2025-02-19/data/actions/production', { actions: [action] })
    expect(status).toBe(501)
    expect(body).toMatch(sentence)
  })

  test.each([
    ['/v1/graphql/production/default', /GET \/graphql\/production\/default/],
    ['/v1/data/mutate/production', /GET \/data\/mutate/],
    ['/v1/data/query/production?query=1&variant=b', /variants/],
    ['/v1/data/query/production?query=geo::distance(1,2)', /GROQ function/],
  ])('is answered 501 with its name: %s', async (path, sentence) => {
    const { status, body } = await get(path)
    expect(status).toBe(501)
    expect(body).toMatch(sentence)
  })

  test('is answered 501 for a version that a release would unpublish', async () => {
    const marked = { _id: 'versions.r1.a', _type: 'page', _system: { delete: true } }
    const { status, body } = await post('/v1/data/mutate/production', { mutations: [{ create: marked }] })
    expect(status).toBe(501)
    expect(body).toMatch(/releases that unpublish/)
  })

  test.each(['min-w=10', 'pad=5', 'trim=auto', 'sat=50', 'blur=9', 'fit=min', 'crop=entropy'])(
    'is answered 501 for a picture: %s',
    async (search) => {
      const png =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      const asset = await stack.client.assets.upload('image', Buffer.from(png, 'base64'))
      const { status, body } = await get(`${new URL(asset.url).pathname}?${search}`)
      expect(status).toBe(501)
      expect(body).toContain(search.split('=')[0])
    },
  )
})

describe('a program outside a browser', () => {
  test('passes the check of its origin', async () => {
    expect(JSON.parse((await get('/v1/check/cors')).body)).toMatchObject({ result: { allowed: true } })
  })

  test('gets an answer from data/ping', async () => {
    expect((await get('/v1/data/ping')).status).toBe(200)
  })
})
