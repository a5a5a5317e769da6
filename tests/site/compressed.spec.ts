import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { publicPaths } from './public-pages.ts'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(addresses.site, path, { headers, method })
const takesBrotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** The first answer of a process is made for it, and kept a moment later. */
const kept = async (path: string) => {
  const encoding = async () => (await ask(path, takesBrotli)).headers['content-encoding']
  await expect.poll(encoding, path).toBe('br')
  return ask(path, takesBrotli)
}

/** Again where the page is made anew meanwhile: its words are the same, its tag may be another. */
const untilUnchanged = (check: () => Promise<void>) => expect(check).toPass({ timeout: 180_000 })

for (const path of publicPaths)
  test(`${path} is sent as the brotli that is kept of it, and says when it is unchanged`, () =>
    untilUnchanged(async () => {
      const { headers, body } = await kept(path)
      const plain = await ask(path)
      expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
      expect(headers['content-length']).toBe(String(body.byteLength))
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers.etag).toBe(`W/${plain.headers.etag}`)
      for (const tag of [headers.etag, plain.headers.etag]) {
        const unchanged = await ask(path, { ...takesBrotli, 'if-none-match': tag ?? '' })
        expect([unchanged.status, unchanged.body.byteLength]).toEqual([304, 0])
        expect(unchanged.headers['content-encoding']).toBeUndefined()
      }
      const head = await ask(path, takesBrotli, 'HEAD')
      expect(head.headers['content-length']).toBe(headers['content-length'])
      expect((await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
      expect((await ask(path, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
    }))

test('scripts of the site and of the wizard are sent as the brotli of the build, whole and in part', async () => {
  const scriptsOf = async (path: string, name: RegExp) =>
    (await ask(path)).body.toString().match(name)?.slice(0, 3) ?? []
  const scripts = [
    ...(await scriptsOf('/', /\/_next\/static\/[^"\\]+\.js/g)),
    ...(await scriptsOf(
      '/wiring/0e61d6a4-9f3e-42d1-8c55-b1a5e03f7a11',
      /\/wiring-static\/_next\/static\/[^"\\]+\.js/g,
    )),
  ]
  expect(scripts.length).toBeGreaterThan(4)
  for (const path of scripts) {
    const plain = await ask(path)
    const { headers, body } = await ask(path, takesBrotli)
    if (plain.body.byteLength < 1_024) continue
    expect(headers, path).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
      'cache-control': plain.headers['cache-control'],
    })
    expect(headers.vary, path).toContain('Accept-Encoding')
    expect(brotliDecompressSync(body).equals(plain.body), path).toBe(true)
    expect(headers.etag).not.toBe(plain.headers.etag)
    const part = await ask(path, { ...takesBrotli, range: 'bytes=0-99' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-99/${body.byteLength}`])
    expect(part.body.equals(body.subarray(0, 100)), path).toBe(true)
    const unchanged = await ask(path, { ...takesBrotli, 'if-none-match': headers.etag ?? '' })
    expect([unchanged.status, unchanged.body.byteLength]).toEqual([304, 0])
  }
})
