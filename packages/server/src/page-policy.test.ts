import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

test('a page runs what bears its nonce, is framed by nobody, and may allow sources of its own', () => {
  const own = { 'connect-src': "'self' https://database.example", 'worker-src': "'self' blob:" }
  expect(pagePolicy({ nonce: 'n', isDevelopment: false, own }).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-n' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' https://database.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /reports',
    "worker-src 'self' blob:",
  ])
})

test('development may evaluate and open a WebSocket', () => {
  const policy = pagePolicy({ nonce: 'n', isDevelopment: true })
  expect(policy).toContain("'strict-dynamic' 'unsafe-eval';")
  expect(policy).toContain("connect-src 'self' ws:;")
})
