import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './environment.ts'

const run = (tool: string, ...given: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, tool), ...given], {
    cwd: folder,
    env: { ...process.env, TRACEWORK_FOLDER: folder, WIRING_DATA: folder },
    encoding: 'utf8',
  })
  return { status, stdout, stderr, made: readdirSync(folder) }
}

/** `alive` is asked by a container and takes nothing. */
const noTools = ['alive']
const bundled = readFileSync(join(repositoryRoot, 'deploy/release/bundle-tools.ts'), 'utf8')
const tools = [...bundled.matchAll(/^ {2}'?([\w-]+)'?: '(deploy\/.+)',$/gm)]
  .flatMap(([, name = '', file = '']) => (noTools.includes(name) ? [] : [file]))
  .concat('deploy/release/make-release.ts', 'deploy/content-transfer/migrate.ts')

test('every tool reads what it is given before it does anything', () => {
  expect(tools.length).toBeGreaterThan(14)
  for (const tool of tools) {
    const source = readFileSync(join(repositoryRoot, tool), 'utf8')
    const [read, acts] = [source.indexOf('readArguments({'), source.search(/^(oneAtATime\(|try \{)/m)]
    expect(read, tool).toBeGreaterThan(0)
    if (acts > 0) expect(read, tool).toBeLessThan(acts)
  }
})

test.each(['deploy/rollout/rollback.ts', 'deploy/rollout/status.ts', 'deploy/rollout/deploy.ts'])(
  '%s says with --help what it does, and does nothing',
  (tool) => {
    expect(run(tool, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: \w+.*\n\w/),
      made: [],
    })
    expect(run(tool, '--hlep')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--hlep'\. Usage: [^\n]+\n$/),
      made: [],
    })
  },
)

test('a word too many is refused', () => {
  expect(run('deploy/rollout/rollback.ts', 'a', 'b')).toMatchObject({
    status: 2,
    stderr: "Unexpected argument 'b'. Usage: rollback [<release>]\n",
  })
})
