import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../settings.ts'

test('a Node that is too old is told in a sentence, before anything is installed', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.1' } })`
  const pretend = `--import=data:text/javascript,${encodeURIComponent(old)}`
  const command = ['packages/local/bin/wiring.mjs', 'run', 'packages/local/src/supervisor/status.ts']
  const { status, stderr } = spawnSync(process.execPath, [pretend, ...command], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect(stderr).toContain('Node 20.11.1 is too old to install this: it takes 20.19 or newer.')
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})
