import { expect, test } from 'vitest'
import { isSameOriginRequest } from './same-origin-request.ts'

const desk = 'https://desk.example'
const asked = (method: string, path: string, headers: Record<string, string>) =>
  isSameOriginRequest({ method, path, headers: new Headers(headers) }, desk)

test('GET, HEAD and OPTIONS pass from any origin', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(asked(method, '/', { origin: 'https://a.example' })).toBe(true)
})

test.each([{ origin: 'https://desk.example' }, { origin: 'null', 'sec-fetch-site': 'same-origin' }])(
  'a post of an own page passes: %j',
  (headers) => {
    expect(asked('POST', '/api/act', headers)).toBe(true)
  },
)

test.each([
  {},
  { origin: 'https://desk.example.evil.example' },
  { origin: 'http://desk.example' },
  { origin: 'https://example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
  { origin: '' },
])('any other post is refused: %j', (headers) => {
  expect(asked('POST', '/api/act', headers)).toBe(false)
  expect(asked('DELETE', '/api/act', headers)).toBe(false)
})

test('a post without an origin passes for the worker only', () => {
  expect(asked('POST', '/api/worker', {})).toBe(true)
  expect(asked('POST', '/api/worker/x', {})).toBe(false)
  expect(asked('POST', '/api/worker', { origin: 'https://a.example' })).toBe(false)
})
