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

test.each([
  ['check', '--help', 'check does not know --help; it takes nothing.\n'],
  ['reset', '--ja', 'reset does not know --ja; it takes --yes.\n'],
])('npm run %s -- %s says what it takes, and runs nothing', (command, word, sentence) => {
  const given = ['packages/local/bin/wiring.mjs', command, word]
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: sentence })
})
