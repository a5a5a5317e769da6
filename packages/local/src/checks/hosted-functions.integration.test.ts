import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('each function, bundled as a host bundles it, starts under its versions of Deno', () => {
  const check = join(import.meta.dirname, 'hosted-functions.ts')
  const { status, stderr } = spawnSync(process.execPath, [check], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 300_000)
