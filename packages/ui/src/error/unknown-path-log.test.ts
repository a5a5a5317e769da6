import { expect, test } from 'vitest'
import { sanitizePath } from './unknown-path-log.tsx'

test.each([
  ['/a%0D%0Ab', '/ab'],
  ['/%1B%5B31mred', '/[31mred'],
  ['/%E2%80%AEgpj', '/gpj'],
  ['/%', '/%'],
  ['/caf%C3%A9', '/café'],
  ['/wiring/0A1b2c3d-0000-4000-8000-000000000000/x', '/wiring/:sessionId/x'],
])('%s is logged as %s', (path, line) => {
  expect(sanitizePath(path)).toBe(line)
})

test('a long path is cut', () => {
  expect(sanitizePath(`/${'a'.repeat(9_000)}`)).toHaveLength(500)
})
