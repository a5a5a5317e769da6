import type { IncomingHttpHeaders } from 'node:http'
import { expect } from '@playwright/test'

export function expectSecurityHeaders(what: string, headers: IncomingHttpHeaders): void {
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  expect(maxAge, `${what}: HSTS`).toBeGreaterThanOrEqual(31_536_000)
  expect(headers['x-content-type-options'], what).toBe('nosniff')
  expect(headers['referrer-policy'], what).toBeTruthy()
  expect(headers['permissions-policy'], what).toBeTruthy()
  expect(headers['x-powered-by'], what).toBeUndefined()
  const policy = String(headers['content-security-policy'] ?? '')
  const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1]
  expect(scripts, `${what}: policy for scripts`).toBeDefined()
  expect(scripts, what).not.toMatch(/unsafe-eval|unsafe-inline|\*/)
  expect(policy, what).toContain("object-src 'none'")
  expect(policy, what).toContain("base-uri 'none'")
  expect(policy, what).toMatch(/form-action '(self|none)'/)
  expect(policy, what).toContain('frame-ancestors')
}
