import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { listen } from '../running-stack/listen.ts'
import { type RawResponse, rawRequest } from '../running-stack/raw-request.ts'
import { crawlSite } from './crawl.ts'
import { lifetime, SharedCache } from './shared-cache.ts'

const plain = { accept: 'text/html', 'accept-encoding': 'identity' }
const tree = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,true]')

const frameworkHeaders: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/__PAGE__' },
  { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/console' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': tree },
  { 'next-router-state-tree': '%7B"x"' },
  { 'next-url': '/console' },
  { 'next-action': '7f'.repeat(20) },
  { 'next-resume': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/lab' },
  { 'x-now-route-matches': '1=lab' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-rewrite': '/lab' },
  { 'x-prerender-revalidate': 'x' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-fetch-dest': 'image' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { range: 'bytes=0-9' },
  { accept: 'text/x-component' },
  { 'accept-encoding': 'gzip' },
]
const queries = ['', '?_rsc', '?_rsc=abc', '?utm_source=x']

const fromSite = (path: string, headers: Record<string, string>) =>
  rawRequest(addresses.site, path, { headers })

const shown = ({ status, headers, body }: RawResponse) => ({
  status,
  type: headers['content-type'],
  encoding: headers['content-encoding'],
  location: headers.location,
  body: body.toString('latin1'),
})

test('the simulated cache serves a cacheable redirect to the next visitor', async () => {
  const server = createServer((request, response) => {
    if (request.headers.rsc)
      response.writeHead(307, { Location: '/?_rsc', 'Cache-Control': 's-maxage=5' }).end()
    else response.writeHead(200, { 'Cache-Control': 's-maxage=5', Vary: 'rsc' }).end('page')
  })
  const origin = await listen(server)
  const poisoned = new SharedCache((path, headers) => rawRequest(origin, path, { headers }))
  await poisoned.get('/', { rsc: '1' })
  expect((await poisoned.get('/', {})).status).toBe(307)
  const fair = new SharedCache((path, headers) => rawRequest(origin, path, { headers }))
  await fair.get('/', {})
  expect((await fair.get('/', {})).status).toBe(200)
  server.close()
})

test('no request with the headers of the framework changes what a shared cache gives to the next visitor', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: addresses.site })
  const { pages, files } = await crawlSite(page)
  await page.close()
  const written = [
    '/lab/',
    '/wiring',
    '/wiring/x',
    '/forms/signup',
    '/api/redirects',
    '/_next/static/none.js',
  ]
  const routes = [...new Set([...pages.map(({ path }) => path), ...files, ...written])]
  expect(routes.length).toBeGreaterThan(10)
  const wrong: string[] = []
  const isPage = (route: string) => pages.some(({ path }) => path === route)
  for (const route of routes)
    for (const query of isPage(route) ? queries : ['']) {
      const path = route + query
      const known = await fromSite(path, plain)
      const expected = JSON.stringify(shown(known))
      // What the cache asks for itself is compared once, below.
      const origin = (each: string, headers: Record<string, string>) =>
        headers === plain ? Promise.resolve(known) : fromSite(each, headers)
      for (const headers of frameworkHeaders) {
        const cache = new SharedCache(origin)
        const first = await cache.get(path, { ...plain, ...headers })
        const what = `${path} after ${JSON.stringify(headers)}`
        if (first.status !== 200 && lifetime(first) > 0) wrong.push(`${what}: a ${first.status} may be kept`)
        const next = shown(await cache.get(path, plain))
        if (JSON.stringify(next) !== expected)
          wrong.push(`${what}: the next visitor gets ${next.status} ${next.type} ${next.location ?? ''}`)
      }
      if (JSON.stringify(shown(await fromSite(path, plain))) !== expected)
        wrong.push(`${path} is another one after all of these`)
    }
  expect(wrong).toEqual([])
})
