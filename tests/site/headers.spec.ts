import { type APIResponse, expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { publicPaths } from './public-pages.ts'
import { expectSecurityHeaders } from './security-headers.ts'

const paths = [
  ...publicPaths,
  '/no/such/page',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/index.md',
  '/privacy-policy.pdf',
  '/api/redirects',
  '/api/privacy-version',
  '/api/wizard-texts',
  '/og/home',
  '/map/line.svg',
]

for (const path of paths)
  test(`${path} carries every security header, also as a repeated answer`, async ({ request }) => {
    for (const what of ['first', 'second'])
      expectSecurityHeaders(`${what} ${path}`, (await request.get(path)).headers())
  })

// Only pages have an ETag.
for (const path of publicPaths)
  test(`an unchanged answer of ${path} carries every security header`, async ({ request }) => {
    const etag = (await request.get(path)).headers().etag ?? ''
    expect(etag).not.toBe('')
    const unchanged = await rawRequest(addresses.site, path, { headers: { 'if-none-match': etag } })
    expect(unchanged.status).toBe(304)
    expectSecurityHeaders(`304 ${path}`, unchanged.headers)
  })

for (const [path, status, target] of [
  ['/wiring', 307, '/'],
  ['/wiring/', 307, '/'],
  ['/lab/', 308, '/lab'],
  ['/console/?billing=year', 308, '/console?billing=year'],
  ['/no/such/', 308, '/no/such'],
  ['/robots.txt/', 308, '/robots.txt'],
  ['/?notice=session-not-found', 307, '/#session-not-found'],
  ['/wiring/0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11/', 308, '/wiring/0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'],
] as const)
  test(`the redirect of ${path} carries every security header`, async () => {
    const answer = await rawRequest(addresses.site, path)
    expect(answer.status).toBe(status)
    const location = new URL(String(answer.headers.location), addresses.site)
    expect(location.href).toBe(new URL(target, addresses.site).href)
    expectSecurityHeaders(path, answer.headers)
    if (!path.startsWith('/wiring/0')) return
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

test('refused methods, refused webhooks and the wizard carry every security header', async ({ request }) => {
  const answers: [string, APIResponse][] = [
    ['POST /', await request.post('/', { data: 'x' })],
    ['PUT /forms/signup', await request.put('/forms/signup', { data: 'x' })],
    ['/api/revalidate', await request.post('/api/revalidate', { data: '{}' })],
    ['/wiring/x', await request.get('/wiring/x', { maxRedirects: 0 })],
  ]
  for (const [what, answer] of answers) {
    expect(answer.status(), what).toBeLessThan(500)
    expectSecurityHeaders(what, answer.headers())
  }
})

test('pages may be kept by a cache for seconds, never for a year; assets for ever', async ({ request }) => {
  for (const path of publicPaths) {
    const kept = Number(
      /s-maxage=(\d+)/.exec((await request.get(path)).headers()['cache-control'] ?? '')?.[1],
    )
    expect(kept, path).toBeGreaterThan(0)
    expect(kept, path).toBeLessThanOrEqual(60)
  }
  expect((await request.get('/no/such/page')).headers()['cache-control']).toMatch(/no-store|private/)
  const html = await (await request.get('/')).text()
  const asset = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  expect((await request.get(asset)).headers()['cache-control']).toMatch(/immutable/)
})

test('no source map, no repository and no settings can be fetched', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL')
    expect((await request.get(`${script}.map`)).status(), script).toBe(404)
  }
  for (const path of [
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.env.local',
    '/package.json',
    '/.next/BUILD_ID',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

for (const path of [
  '//evil.test/%2f..',
  '/\\evil.test',
  '//evil.test/',
  '/%5cevil.test/',
  '/lab/?next=https://evil.test',
  '/?next=//evil.test',
  '/wiring?next=//evil.test',
  '/wiring/?next=//evil.test',
  '/wiring//evil.test/',
  '/lab//evil.test/',
  '/.//evil.test/',
  '/api/draft-mode/disable?slug=https://evil.test',
  '/api/draft-mode/enable?sanity-preview-pathname=//evil.test&sanity-preview-secret=x',
])
  test(`${path} never leads to another host`, async () => {
    for (const host of ['localhost', 'evil.test']) {
      const { status, headers } = await rawRequest(addresses.site, path, {
        headers: { host, 'x-forwarded-host': host },
      })
      expect(status).toBeLessThan(500)
      const target = new URL(String(headers.location ?? '/'), addresses.site)
      expect(target.hostname).toMatch(/^(localhost|127\.0\.0\.1)$/)
    }
  })

test('a percent-encoded line break adds no header', async () => {
  for (const path of ['/x%0d%0aSet-Cookie:%20a=b', '/lab/%0d%0aX-Evil:1', '/wiring/%0d%0aX-Evil:1']) {
    const { status, headers } = await rawRequest(addresses.site, path)
    expect(status, path).toBeLessThan(500)
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(headers['x-evil'], path).toBeUndefined()
  }
})

test('drafts need a secret, and leave no cookie behind a refusal', async ({ request }) => {
  for (const secret of ['', 'wrong', 'x'.repeat(300)]) {
    const response = await request.get(`/api/draft-mode/enable?sanity-preview-secret=${secret}`, {
      maxRedirects: 0,
    })
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  expect((await request.get('/api/draft-mode/disable', { maxRedirects: 0 })).status()).toBe(405)
  const pretended = await request.get('/', { headers: { cookie: '__prerender_bypass=made-up' } })
  expect(pretended.status()).toBe(200)
})
