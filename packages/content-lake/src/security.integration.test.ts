import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequester } from './testing/raw-request.ts'
import { startTestLake, studioOrigin, testToken } from './testing/start-test-lake.ts'

let lake: Awaited<ReturnType<typeof startTestLake>>

let ask: ReturnType<typeof rawRequester>

beforeAll(async () => {
  lake = await startTestLake()
  ask = rawRequester(lake.url)
  await lake.client
    .transaction()
    .create({
      _id: 'page',
      _type: 'page',
      title: 'public',
      hidden: { _type: 'reference', _ref: 'secret.x', _weak: true },
    })
    .create({ _id: 'drafts.page', _type: 'page', title: 'draft' })
    .create({ _id: 'secret.x', _type: 'page', title: 'hidden' })
    .commit()
})
afterAll(() => lake.stop())

const query = (groq: string, more = '') =>
  `/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}${more}`
const mutation = JSON.stringify({ mutations: [{ create: { _type: 'page' } }] })
const json = { 'content-type': 'application/json' }

describe('a reader without the token', () => {
  test('sees published documents and nothing else, under every perspective and API version', async () => {
    for (const perspective of ['published', 'raw'])
      expect(JSON.parse((await ask(query('*[]._id', `&perspective=${perspective}`))).body).result).toEqual([
        'page',
      ])
    const old = await ask(`/v1/data/query/production?query=${encodeURIComponent('*[]._id')}`)
    expect(JSON.parse(old.body).result).toEqual(['page'])
    expect((await ask(query('*', '&perspective=drafts'))).status).toBe(401)
    expect((await ask(query('*', '&perspective=rSomeRelease'))).status).toBe(401)
  })

  test('cannot reach a hidden document through a reference, an id or a count', async () => {
    const { body } = await ask(
      query(
        '{"a": *[_id == "page"][0].hidden->title, "b": *[_id in ["secret.x", "drafts.page"]], "c": count(*)}',
      ),
    )
    expect(JSON.parse(body).result).toEqual({ a: null, b: [], c: 1 })
    const doc = JSON.parse((await ask('/v1/data/doc/production/secret.x,drafts.page')).body)
    expect(doc.documents).toEqual([])
  })

  test('cannot read history, export or users, and cannot write', async () => {
    for (const path of [
      '/v1/data/history/production/documents/page',
      '/v1/data/history/production/transactions/page',
      '/v1/data/history/production/events/documents/page',
      '/v1/data/export/production',
      '/v1/users/me',
    ])
      expect((await ask(path)).status, path).toBe(401)
    for (const path of ['data/mutate', 'data/actions', 'assets/images', 'assets/files'])
      expect(
        (await ask(`/v1/${path}/production`, { method: 'POST', headers: json, body: mutation })).status,
        path,
      ).toBe(401)
  })

  test('receives no drafts on the streams', async () => {
    const controller = new AbortController()
    const address = `${lake.url}/v1/data/listen/production?query=*&includeAllVersions=true`
    const response = await fetch(address, { signal: controller.signal })
    const received: string[] = []
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received.push(Buffer.from(chunk).toString())
    })().catch(() => {})
    await lake.client.patch('drafts.page').set({ title: 'still secret' }).commit()
    await lake.client.patch('page').set({ n: 1 }).commit()
    await expect.poll(() => received.join('')).toContain('event: mutation')
    controller.abort()
    await reading
    expect(received.join('')).not.toContain('secret')
  })
})

describe('origins', () => {
  const preflight = (origin: string) =>
    ask(query('*'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })

  test('let the Studio do everything without a token', async () => {
    const headers = { ...json, origin: studioOrigin }
    const write = await ask('/v1/data/mutate/production', { method: 'POST', headers, body: mutation })
    expect(write.status).toBe(200)
    expect(write.headers['access-control-allow-origin']).toBe(studioOrigin)
    expect((await preflight(studioOrigin)).status).toBe(204)
  })

  test('let the site read what is public, and no other site anything', async () => {
    const site = await ask(query('*[]._id', '&perspective=raw'), {
      headers: { origin: 'http://localhost:3000' },
    })
    expect(site.headers['access-control-allow-origin']).toBe('http://localhost:3000')
    expect(JSON.parse(site.body).result).not.toContain('drafts.page')
    for (const origin of [
      'https://evil.example',
      'http://localhost:3334',
      'null',
      'http://localhost:3333.evil.example',
    ]) {
      const headers = { ...json, origin }
      expect(
        (await ask(query('*'), { headers })).headers['access-control-allow-origin'],
        origin,
      ).toBeUndefined()
      expect((await preflight(origin)).status, origin).toBe(403)
      const write = await ask('/v1/data/mutate/production', { method: 'POST', headers, body: mutation })
      expect(write.status, origin).toBe(403)
    }
  })

  test('refuse a wrong token even from the Studio', async () => {
    const headers = { authorization: `Bearer ${testToken}x`, origin: studioOrigin }
    expect((await ask(query('*'), { headers })).status).toBe(401)
  })

  test('give each redirected stream a ticket that fits that stream alone', async () => {
    const path = '/v1/data/listen/production?query=*&includeAllVersions=true'
    const redirect = await ask(path, { headers: { origin: studioOrigin } })
    expect(redirect.status).toBe(307)
    const target = new URL(String(redirect.headers.location))
    expect(target.hostname).toMatch(/^s\d+\.localhost$/)
    const ticket = encodeURIComponent(target.searchParams.get('ticket') ?? '')
    const host = { host: target.host, origin: 'null' }
    expect((await ask(`/v1/data/export/production?ticket=${ticket}`, { headers: host })).status).toBe(401)
    expect((await ask(`${path}&ticket=1.local-editor.forged`, { headers: host })).status).toBe(401)
  })
})
