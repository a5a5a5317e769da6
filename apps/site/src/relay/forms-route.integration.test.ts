import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { verifiedAddress } from '@wiring/contract/signature'
import { withVisitorAddress } from '@wiring/server/visitor-address'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))

const site = 'https://studio.example'
const secret = 'a secret of the test'
const id = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let received: Received[] = []
let answer = { status: 200, body: {} }
const supabase = createServer(async (request, response) => {
  const { method, url, headers } = request
  received.push({ method, url, headers, body: await text(request) })
  response.writeHead(answer.status).end(JSON.stringify(answer.body))
})

let forms: typeof import('../app/forms/[name]/route.ts')
let upload: typeof import('./relay-upload.ts')

beforeAll(async () => {
  await new Promise<void>((resolve) => supabase.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`
  for (const name of ['ONBOARDING_URL', 'NEXT_PUBLIC_SANITY_STUDIO_URL']) vi.stubEnv(name, site)
  for (const name of ['PROJECT_ID', 'DATASET']) vi.stubEnv(`NEXT_PUBLIC_SANITY_${name}`, 'x')
  for (const name of ['READ_TOKEN', 'WRITE_TOKEN', 'WEBHOOK_SECRET']) vi.stubEnv(`SANITY_${name}`, secret)
  vi.stubEnv('SITE_URL', site)
  for (const name of ['CLIENT_IP_SECRET', 'PREVIEW_SECRET']) vi.stubEnv(name, secret)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', address)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'publishable')
  forms = await import('../app/forms/[name]/route.ts')
  upload = await import('./relay-upload.ts')
})
afterAll(() => supabase.close())
beforeEach(() => {
  received = []
  answer = { status: 200, body: { session_id: id } }
})

function post(name: string, body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request(`${site}/forms/${name}`, {
    method: 'POST',
    headers: { origin: site, ...headers },
    body,
  })
  return withVisitorAddress('203.0.113.7', () => forms.POST(request, { params: Promise.resolve({ name }) }))
}

const json = { 'content-type': 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

test('a call is passed on with its key, and counts the visitor', async () => {
  const response = await post('signup', '{"email":"a@b.example"}', {
    ...json,
    'idempotency-key': 'k',
    cookie: 'c',
  })
  expect(await response.json()).toEqual({ session_id: id })
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(received).toHaveLength(1)
  const { url, headers, body } = received[0] as Received
  expect(url).toBe('/functions/v1/wiring-session-signup')
  expect(headers).toMatchObject({ apikey: 'publishable', origin: site, 'idempotency-key': 'k' })
  expect(headers.cookie).toBeUndefined()
  expect(body).toBe('{"email":"a@b.example"}')
  const get = (name: string) => String(headers[name] ?? '')
  expect(await verifiedAddress({ get }, [secret])).toBe('203.0.113.7')
})

test('a refusal keeps its status', async () => {
  answer = { status: 429, body: { error: 'Too many.' } }
  expect((await post('update', '{"sessionId":"x"}', json)).status).toBe(429)
})

test('only own pages are served, only known functions, and no body that is too large', async () => {
  expect((await post('signup', '{}', { ...json, origin: 'https://evil.test' })).status).toBe(403)
  for (const name of ['desk', 'mail-worker', 'constructor', '..'])
    expect((await post(name, '{}', json)).status).toBe(404)
  const large = JSON.stringify({ email: 'x'.repeat(5_000) })
  expect(await (await post('waitlist', large, json)).json()).toMatchObject({ code: 'invalid' })
  expect(received).toEqual([])
})

test('a plain post with a filled trap is asked for one more press, which has the same key and is sent', async () => {
  const asked = await post('signup', 'email=%22a@b.example%22&place=lab&hollow=x&form-key=', urlencoded)
  const page = await asked.text()
  expect(received).toEqual([])
  expect(page).toContain('Please press once more.')
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  const second = await post(
    'signup',
    new URLSearchParams(fields as [string, string][]).toString(),
    urlencoded,
  )
  expect([second.status, second.headers.get('location')]).toEqual([303, `/wiring/${id}`])
  expect(received).toHaveLength(1)
  expect(received[0]?.body).toBe('{"email":"a@b.example"}')
  expect(received[0]?.headers['idempotency-key']).toBe(Object.fromEntries(fields)['form-key'])
})

test('letters that cannot be mailed to have their own outcome', async () => {
  const { serverSentences } = await import('@wiring/session/messages')
  answer = { status: 200, body: { error: serverSentences.foreignLetters } as never }
  const response = await post('waitlist', 'email=%C3%BC@b.example', urlencoded)
  expect(response.headers.get('location')).toBe('/console#waitlist-foreign-letters')
})

test('an upload goes to the folder of its session, and nowhere else', async () => {
  const put = (path: string[], body: BodyInit = 'bytes') =>
    upload.relayUpload(
      new Request(site, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'image/png', 'x-upsert': 'false' },
        body,
      }),
      path,
    )
  expect((await put(['wiring-images', id, 'image-1-0.png'])).status).toBe(200)
  expect(received[0]).toMatchObject({
    url: `/storage/v1/object/wiring-images/${id}/image-1-0.png`,
    headers: { 'content-length': '5', 'content-type': 'image/png', apikey: 'publishable' },
    body: 'bytes',
  })
  for (const path of [
    ['other', id, 'a.png'],
    ['wiring-images', 'x', 'a.png'],
    ['wiring-images', id, '..'],
    ['wiring-images', id, 'a.png', 'b.png'],
  ])
    expect((await put(path)).status, path.join('/')).toBe(404)
  expect((await put(['wiring-images', id, 'a.png'], new Uint8Array(5_242_881))).status).toBe(413)
  expect(received).toHaveLength(1)
})

test.each([
  ['signup', 303, '/#start'],
  ['waitlist', 303, '/console#waitlist'],
  ['update', 404, null],
  ['constructor', 404, null],
])('the address of %s, opened by itself, is no blank page', async (name, status, place) => {
  const answer = await forms.GET(new Request(`${site}/forms/${name}`), { params: Promise.resolve({ name }) })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, place])
})
