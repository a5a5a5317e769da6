import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture, StorageUnavailable } from './fetch-picture.ts'

const session = '11111111-2222-3333-4444-555555555555'
const path = (name: string) => `${session}/image-${name}.png`
const asked: string[] = []
let url = ''

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const name = /image-(\d)-0/.exec(request.url ?? '')?.[1]
  if (name === '1') response.end('picture')
  else if (name === '2') response.writeHead(302, { location: `${url}/elsewhere` }).end()
  else if (name === '3') response.writeHead(503).end()
  else if (name === '4') response.end(Buffer.alloc(5_242_881))
  else response.writeHead(400).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => server.close())

test('a picture is read from the public bucket', async () => {
  expect(Buffer.from((await fetchPicture(url, session, path('1-0'))) as Uint8Array).toString()).toBe(
    'picture',
  )
  expect(asked.at(-1)).toBe(`/storage/v1/object/public/wiring-images/${path('1-0')}`)
})

test('a picture that does not exist is missing', async () => {
  expect(await fetchPicture(url, session, path('9-0'))).toBe('missing')
})

test('one of more than 5 MiB is too large', async () => {
  expect(await fetchPicture(url, session, path('4-0'))).toBe('too-large')
})

test.each([
  ['a redirect', '2-0'],
  ['a 503', '3-0'],
])('%s throws StorageUnavailable', async (_, name) => {
  await expect(fetchPicture(url, session, path(name))).rejects.toThrow(StorageUnavailable)
  expect(asked.at(-1)).not.toContain('elsewhere')
})

test('an unreachable storage throws StorageUnavailable', async () => {
  await expect(fetchPicture('http://127.0.0.1:1', session, path('1-0'))).rejects.toThrow(StorageUnavailable)
})

test.each([
  '',
  'image-1-0.png',
  `99999999-2222-3333-4444-555555555555/image-1-0.png`,
  `${session}/../../../admin`,
  `${session}/%2e%2e/image-1-0.png`,
  `${session}/image-1-0.png?download`,
  `${session}/image-1-0.png#x`,
  `@elsewhere.example/${session}/image-1-0.png`,
  `http://elsewhere.example/${session}/image-1-0.png`,
  `${session}/image-1-0.svg`,
])('the invalid path %j is not fetched', async (given) => {
  const before = asked.length
  expect(await fetchPicture(url, session, given)).toBe('missing')
  expect(asked.length).toBe(before)
})
