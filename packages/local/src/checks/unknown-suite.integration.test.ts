import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../settings.ts'

test('npm test with a suite that does not exist says which there are, and runs nothing', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['packages/local/src/checks/test.ts', 'landing'],
    { cwd: repositoryRoot, encoding: 'utf8' },
  )
  expect(stderr).toContain(
    'There is no suite landing: unit, integration, browser, engines, storage-contract, deploy.',
  )
  expect(stdout).toBe('')
  expect(status).toBe(2)
})
