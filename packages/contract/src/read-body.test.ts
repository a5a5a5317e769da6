import { expect, test } from 'vitest'
import { readBody, readBytes, readJson, readUpTo } from './read-body.ts'

const posted = (body: BodyInit | null) => new Request('http://localhost/', { method: 'POST', body })

test('a body is read up to its limit in bytes', async () => {
  expect(await readBody(posted('{"a":"é"}'), 10)).toBe('{"a":"é"}')
  expect(await readBody(posted('{"a":"é"}'), 9)).toBeNull()
  expect(await readBody(posted(null), 0)).toBe('')
})

test('invalid or too large JSON is undefined', async () => {
  expect(await readJson(posted('{"a":1}'), 10)).toEqual({ a: 1 })
  for (const body of ['{', '', '{"a":"too long"}']) expect(await readJson(posted(body), 10)).toBeUndefined()
})

test('invalid or truncated UTF-8 is refused', async () => {
  expect(await readBody(posted(new Uint8Array([0xff])), 10)).toBeNull()
  expect(await readBody(posted(new Uint8Array([0x61, 0xc3])), 10)).toBeNull()
})

test('reading an endless body stops at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body: endless, ...{ duplex: 'half' } })
  expect(await readBody(request, 10_000)).toBeNull()
  expect(sent).toBeLessThan(20)
})

test('a stream that breaks off is an error, and a request that breaks off has no body', async () => {
  async function* broken() {
    yield new Uint8Array(3)
    throw new Error('broken off')
  }
  await expect(readUpTo(broken(), 10)).rejects.toThrow('broken off')
  await expect(readUpTo(broken(), 2)).resolves.toBeNull()
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('broken off')) })
  const request = new Request('http://localhost/', { method: 'POST', body, ...{ duplex: 'half' } })
  await expect(readBytes(request, 10)).resolves.toBeNull()
})
