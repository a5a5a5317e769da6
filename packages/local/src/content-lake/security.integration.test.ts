import { request as httpRequest } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestLake, studioOrigin, testToken } from './testing/start-test-lake.ts'

let lake: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  lake = await startTestLake()
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

/** A plain request, with headers that `fetch` would not let through. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const { method = 'GET', headers = {}, body } = options
      const request = httpRequest(`${lake.url}${path}`, { method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      })
      request.on('error', reject)
      request.end(body)
    },
  )
}

const query = (groq: string, more = '') =>
  `/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}${more}`
const mutation = JSON.stringify({ mutations: [{ create: { _type: 'page' } }] })
const json = { 'content-type': 'application/json' }

describe('a reader without the token', () => {
  it('sees published documents and nothing else, under every perspective and API version', async () => {
    for (const perspective of ['published', 'raw'])
      expect(JSON.parse((await ask(query('*[]._id', `&perspective=${perspective}`))).body).result).toEqual([
        'page',
      ])
    const old = await ask(`/v1/data/query/production?query=${encodeURIComponent('*[]._id')}`)
    expect(JSON.parse(old.body).result).toEqual(['page'])
    expect((await ask(query('*', '&perspective=drafts'))).status).toBe(401)
    expect((await ask(query('*', '&perspective=rSomeRelease'))).status).toBe(401)
  })

  it('cannot reach a hidden document through a reference, an id or a count', async () => {
    const { body } = await ask(
      query(
        '{"a": *[_id == "page"][0].hidden->title, "b": *[_id in ["secret.x", "drafts.page"]], "c": count(*)}',
      ),
    )
    expect(JSON.parse(body).result).toEqual({ a: null, b: [], c: 1 })
    const doc = JSON.parse((await ask('/v1/data/doc/production/secret.x,drafts.page')).body)
    expect(doc.documents).toEqual([])
  })

  it('cannot read history, export or users, and cannot write', async () => {
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

  it('hears nothing of drafts on the streams', async () => {
    const controller = new AbortController()
    const address = `${lake.url}/v1/data/listen/production?query=*&includeAllVersions=true`
    const response = await fetch(address, { signal: controller.signal })
    const heard: string[] = []
    const reading = (async () => {
      for await (const chunk of response.body ?? []) heard.push(Buffer.from(chunk).toString())
    })().catch(() => {})
    await lake.client.patch('drafts.page').set({ title: 'still secret' }).commit()
    await lake.client.patch('page').set({ n: 1 }).commit()
    await expect.poll(() => heard.join('')).toContain('event: mutation')
    controller.abort()
    await reading
    expect(heard.join('')).not.toContain('secret')
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

  it('let the Studio do everything without a token', async () => {
    const headers = { ...json, origin: studioOrigin }
    const write = await ask('/v1/data/mutate/production', { method: 'POST', headers, body: mutation })
    expect(write.status).toBe(200)
    expect(write.headers['access-control-allow-origin']).toBe(studioOrigin)
    expect((await preflight(studioOrigin)).status).toBe(204)
  })

  it('let the site read what is public, and no other site anything', async () => {
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
      expect(write.status, origin).toBe(401)
    }
  })

  it('refuse a wrong token even from the Studio', async () => {
    const headers = { authorization: `Bearer ${testToken}x`, origin: studioOrigin }
    expect((await ask(query('*'), { headers })).status).toBe(401)
  })

  it('give each redirected stream a ticket that fits that stream alone', async () => {
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

describe('the door', () => {
  it('answers only to names of this machine (DNS rebinding)', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.evil.example'])
      expect((await ask(query('*'), { headers: { host } })).status, host).toBe(421)
    for (const host of ['localhost:1', 'local.localhost', '127.0.0.1:5', 's3.localhost:7'])
      expect((await ask(query('1'), { headers: { host } })).status, host).toBe(200)
  })

  it('is closed on every other address of this machine', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one && !one.internal && one.family === 'IPv4')
    for (const other of others)
      await expect(fetch(`http://${other?.address}:${lake.lake.port}/v1/ping`)).rejects.toThrow()
  })

  it('refuses bodies that are too large, told or untold, without reading them whole', async () => {
    const headers = { authorization: `Bearer ${testToken}`, ...json }
    const told = await ask('/v1/data/mutate/production', {
      method: 'POST',
      headers: { ...headers, 'content-length': '9999999' },
    }).catch(() => ({ status: 413 }))
    expect(told.status).toBe(413)
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const untold = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
      .then(({ status }) => status)
      .catch(() => 413)
    expect(untold).toBe(413)
  })

  it('survives nonsense with a sentence', async () => {
    const headers = { authorization: `Bearer ${testToken}`, ...json }
    for (const body of [
      '',
      '{',
      '[]',
      '{"mutations":5}',
      '{"mutations":[{"unknown":{}}]}',
      '{"mutations":[{"create":{"_id":"../x","_type":"a"}}]}',
    ])
      expect((await ask('/v1/data/mutate/production', { method: 'POST', headers, body })).status, body).toBe(
        400,
      )
    expect((await ask('/v1/data/query/other?query=*')).status).toBe(404)
    expect((await ask('/v1/nothing/here')).status).toBe(404)
    expect((await ask('/v1/%E0%A4%A')).status).toBe(400)
    expect((await ask('/images/local/production/..%2F..%2Flake.sqlite')).status).toBe(404)
  })

  it('says 501 and why for what it does not do', async () => {
    for (const path of [
      '/v1/graphql/production/default',
      '/v1/comments/production/setup',
      '/v1/media-libraries/x',
    ]) {
      const { status, body } = await ask(path)
      expect(status, path).toBe(501)
      expect(JSON.parse(body).message).toMatch(/does not support .+\./)
    }
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' } as const
    await expect(lake.client.action(release)).rejects.toMatchObject({ statusCode: 501 })
  })
})

describe('uploads', () => {
  it('never run: SVG and HTML are inert', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
    const image = await lake.client.assets.upload('image', Buffer.from(svg), { filename: 'x.svg' })
    const served = await fetch(image.url)
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const page = await lake.client.assets.upload('file', Buffer.from('<script>1</script>'), {
      filename: 'x.html',
      contentType: 'text/html',
    })
    expect((await fetch(page.url)).headers.get('content-type')).toBe('application/octet-stream')
  })
})
