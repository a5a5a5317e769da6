import { expect, test } from 'vitest'
import { offline } from './offline.ts'

function transformed(fileName: string, source: string): string {
  const asset = { type: 'asset', fileName, source }
  const { generateBundle } = offline()
  if (typeof generateBundle !== 'function') throw new Error('The plugin has no generateBundle.')
  generateBundle.call({} as never, {} as never, { [fileName]: asset } as never, false)
  return asset.source
}

async function requestsOf(...addresses: string[]): Promise<string[]> {
  const html = transformed('index.html', '<html><head></head></html>')
  const script = html.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? ''
  const requests: string[] = []
  const window = { fetch: async (input: string) => requests.push(input) }
  new Function('window', 'location', script)(window, { href: 'http://localhost:3333/' })
  for (const address of addresses) await window.fetch(address)
  return requests
}

test('the script of the hosted dashboard is removed from the page', () => {
  const html =
    '<head></head><script src="https://core.sanity-cdn.com/bridge.js" async data-sanity-core></script>'
  expect(transformed('index.html', html)).not.toContain('sanity-cdn')
})

test('remote typefaces are removed from page and styles, others stay', () => {
  const remote = '@font-face{font-family:Inter;src:url("https://studio-static.sanity.io/Inter.woff2")}'
  const own = '@font-face{font-family:Own;src:url("/static/own.woff2")}'
  expect(transformed('lib.css', remote + own)).toBe(own)
  expect(transformed('index.html', `<head><style>${remote}</style></head>`)).not.toContain('sanity.io')
})

test('only requests to this machine are sent', async () => {
  const here = ['/static/x.js', 'http://local.localhost:14330/v1/ping', 'http://127.0.0.1:14330/v1/ping']
  const outside = [
    'https://sanity-cdn.com/v1/modules',
    'https://api.sanity.io/x',
    'https://localhost.evil.example/',
  ]
  expect(await requestsOf(...here, ...outside)).toEqual(here)
})
