import { expect, test } from 'vitest'
import { environmentId, type StudioEnvironment, studioPage, withoutRemoteFonts } from './studio-page.ts'

const hosted: StudioEnvironment = { projectId: 'abc', dataset: 'production', siteUrl: 'https://site.test' }
const local: StudioEnvironment = { ...hosted, apiHost: 'http://localhost:14330' }
const dashboard = '<script src="https://core.sanity-cdn.com/bridge.js" async data-sanity-core></script>'

async function requestsOf(...addresses: string[]): Promise<string[]> {
  const script = studioPage('<html><head></head></html>', local).match(/<script>([\s\S]*?)<\/script>/)?.[1]
  const requests: string[] = []
  const window = { fetch: async (input: string) => requests.push(input) }
  new Function('window', 'location', script ?? '')(window, { href: 'http://localhost:3333/' })
  for (const address of addresses) await window.fetch(address)
  return requests
}

test('the page says what it edits, and nothing in it ends the script', () => {
  const odd = { ...hosted, dataset: '</script><script>alert("$&")' }
  const page = studioPage('<html><head></head></html>', odd)
  const given = new RegExp(`<script id="${environmentId}" type="application/json">([^<]*)</script>`).exec(
    page,
  )
  expect(JSON.parse(given?.[1] ?? '')).toEqual(odd)
})

test('the script of the hosted dashboard is for a hosted project', () => {
  const html = `<head></head>${dashboard}`
  expect(studioPage(html, hosted)).toContain('sanity-cdn')
  expect(studioPage(html, local)).not.toContain('sanity-cdn')
})

test('remote typefaces are removed from page and styles, others stay', () => {
  const remote = '@font-face{font-family:Inter;src:url("https://studio-static.sanity.io/Inter.woff2")}'
  const own = '@font-face{font-family:Own;src:url("/static/own.woff2")}'
  expect(withoutRemoteFonts(remote + own)).toBe(own)
  expect(studioPage(`<head><style>${remote}</style></head>`, hosted)).not.toContain('sanity.io')
})

test('beside the local lake only requests to this machine are sent', async () => {
  const here = ['/static/x.js', 'http://local.localhost:14330/v1/ping', 'http://127.0.0.1:14330/v1/ping']
  const outside = [
    'https://sanity-cdn.com/v1/modules',
    'https://api.sanity.io/x',
    'https://localhost.evil.example/',
  ]
  expect(await requestsOf(...here, ...outside)).toEqual(here)
})
