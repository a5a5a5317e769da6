import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForBrotli, filesWithBrotli } from './stored-files.ts'

const script = 'console.log("the same words")\n'.repeat(60)
let build = ''

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'stored-files-'))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/long.js'), script)
  writeFileSync(join(build, 'static/chunks/short.js'), '1')
  writeFileSync(join(build, 'static/chunks/picture.png'), script)
  const tool = fileURLToPath(new URL('store-files.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [tool, join(build, 'static')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
afterAll(() => rmSync(build, { recursive: true, force: true }))

const stored = () => filesWithBrotli(relative(process.cwd(), build), '/_next/static')

/** The address that the app is asked for, and the headers that the answer has by then. */
function asked(url: string, encoding: string) {
  const headers = new Map<string, unknown>()
  const request = { url, headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage
  const response = { setHeader: headers.set.bind(headers) } as unknown as ServerResponse
  askForBrotli(request, response, stored())
  return { url: request.url, headers: Object.fromEntries(headers) }
}

test('after a build the brotli of what is long and text lies beside it', () => {
  expect([...stored()]).toEqual(['/_next/static/chunks/long.js'])
  expect(brotliDecompressSync(readFileSync(join(build, 'static/chunks/long.js.br'))).toString()).toBe(script)
})

test('it is asked for where it is taken, with the type of the other', () => {
  const { url, headers } = asked('/_next/static/chunks/long.js?dpl=a', 'gzip, br')
  expect(url).toBe('/_next/static/chunks/long.js.br?dpl=a')
  expect(headers).toEqual({
    'Content-Type': 'application/javascript; charset=UTF-8',
    'Content-Encoding': 'br',
  })
})

test.each([
  ['/_next/static/chunks/long.js', 'gzip'],
  ['/_next/static/chunks/short.js', 'br'],
  ['/_next/static/chunks/other.js', 'br'],
  ['/long.js', 'br'],
])('%s is asked for as it is, for who takes %s', (url, encoding) => {
  expect(asked(url, encoding)).toEqual({ url, headers: {} })
})
