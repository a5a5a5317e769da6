import { createServer } from 'node:http'
import { addresses } from '../running-stack/addresses.ts'
import { listen } from '../running-stack/listen.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { expect, test } from './browser-errors.ts'
import { expectSecurityHeaders } from './security-headers.ts'

const siteStatus = async () => (await fetch(`${addresses.site}/robots.txt`)).status

test('an injected script is blocked by the content security policy', async ({ page, allowErrors }) => {
  allowErrors(/CSP: script-src|Content Security Policy/)
  const html = await (await fetch(`${addresses.site}/`)).text()
  const planted = '<script>window.pwned = 1</script><img src="/none" onerror="window.pwned = 2">'
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: html.replace('<body>', `<body>${planted}`) })
  })
  allowErrors(/404/)
  const blocked = page.waitForEvent('console', (message) => message.text().startsWith('CSP: script-src'))
  await page.goto('/')
  await blocked
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  for (const code of ["eval('1')", "new Function('return 1')()"])
    await expect(page.addScriptTag({ content: `window.result = ${code}` })).rejects.toThrow()
})

test('a hostile fragment runs nothing, leads nowhere and throws nothing', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const hash of [
    '<img src=x onerror=alert(1)>',
    'start"]',
    '%',
    'constructor',
    '__proto__',
    'signup-<b>',
    'main:has(input)',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/#${hash}`)
    await expect(page.locator('#hero')).toBeInViewport()
    expect(await page.evaluate(() => scrollY), hash).toBe(0)
    expect(new URL(page.url()).origin, hash).toBe(addresses.site)
  }
  expect(dialogs).toEqual([])
})

test('a hostile scrollTo is not followed', async ({ page }) => {
  await page.goto('/')
  for (const target of [
    '//evil.test',
    'javascript:alert(1)',
    'https://evil.test/#about',
    'constructor',
    'main',
  ]) {
    await page.evaluate((scrollTo) => {
      navigation.updateCurrentEntry({ state: { scrollTo } })
      history.replaceState({ ...history.state, scrollTo }, '')
      sessionStorage.setItem('scrollTo', scrollTo)
    }, target)
    await page.reload()
    await expect(page.locator('#hero')).toBeInViewport()
    expect(page.url(), target).toBe(`${addresses.site}/`)
  }
})

test('a forged internal header and made-up actions are refused, and the site stays up', async ({
  request,
}) => {
  const inside = await request.get('/wiring/x', {
    headers: { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    maxRedirects: 0,
  })
  expect(inside.status()).toBeLessThan(500)
  expectSecurityHeaders('a forged internal header', inside.headers())
  const garbage = [
    { 'next-action': 'x'.repeat(40), 'content-type': 'text/plain;charset=UTF-8' },
    { 'next-action': '7f'.repeat(20), 'content-type': 'multipart/form-data; boundary=x' },
  ]
  const bodies = [
    '["$@1"]',
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n{"then":"$1:__proto__:then"}\r\n--x--',
  ]
  for (const headers of garbage)
    for (const data of bodies) {
      const response = await request.post('/', { headers, data })
      expect(response.status()).toBeGreaterThanOrEqual(400)
      expect(response.status()).toBeLessThan(500)
    }
  const flight = await request.get('/', { headers: { rsc: '1', 'next-router-state-tree': '%7B"x"' } })
  expect(flight.status()).toBeLessThan(500)
  expect(await siteStatus()).toBe(200)
})

test('a body of 10 MB is refused everywhere, and the site stays up', async () => {
  // Only the start: the refusal may be lost while the client still sends.
  const body = 'x'.repeat(256 * 1024)
  for (const [path, status, location, headers] of [
    ['/', 400, undefined, { 'next-action': '7f'.repeat(20) }],
    ['/forms/signup', 303, '/#signup-bad-body', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      '/forms/waitlist',
      303,
      '/console#waitlist-bad-body',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['/api/revalidate', 413, undefined, { 'sanity-webhook-signature': 't=1,v1=x' }],
  ] as const) {
    const refused = await rawRequest(addresses.site, path, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(10 * 1024 * 1024) },
      body,
    })
    expect([refused.status, refused.headers.location], path).toEqual([status, location])
  }
  expect(await siteStatus()).toBe(200)
})

test('the image optimizer fetches no foreign address', async ({ request }) => {
  for (const url of [
    'http://127.0.0.1:22/',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://cdn.sanity.io/images/other/production/a-1x1.png',
    '/icon.svg',
    '//evil.test/a.png',
  ]) {
    const response = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)
    expect(response.status(), url).toBe(400)
  }
})

test('the webhook refuses a missing, a forged and an old signature, and other methods', async ({
  request,
}) => {
  const body = JSON.stringify({ _id: '*', _type: '*', operation: 'update' })
  for (const signature of [undefined, 'nonsense', `t=${Date.now()},v1=AAAA`, `t=1,v1=AAAA`]) {
    const response = await request.post('/api/revalidate', {
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'sanity-webhook-signature': signature }),
      },
      data: body,
    })
    expect(response.status()).toBe(401)
  }
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})

test('no page can be framed by a foreign site', async ({ page, request, allowErrors }) => {
  allowErrors(/frame-ancestors|Refused to (frame|display)|Framing|chrome-error:/i)
  const host = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://x').searchParams.get('frame')
    response.setHeader('content-type', 'text/html').end(`<iframe src="${addresses.site}${framed}"></iframe>`)
  })
  const origin = await listen(host)
  for (const path of ['/', '/console', '/lab', '/no/such', '/wiring/delete', '/privacy-policy.pdf']) {
    await page.goto(`${origin}/?frame=${path}`)
    // Headless Chromium frames no PDF.
    if (!path.endsWith('.pdf'))
      await expect.poll(() => page.frames()[1]?.url(), path).toMatch(/^chrome-error:/)
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const allowed = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ')
    expect(["'self'", "'none'", addresses.studio], path).toEqual(
      expect.arrayContaining(allowed ?? ['missing']),
    )
  }
  host.close()
})

test('the Studio may frame the pages, for its preview', async ({ request }) => {
  for (const path of ['/', '/console', '/lab'])
    expect((await request.get(path)).headers()['content-security-policy']).toContain(
      `frame-ancestors 'self' ${addresses.studio}`,
    )
})
