import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './environment.ts'

function server({ installed = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const variables = join(folder, 'env')
  if (installed) {
    mkdirSync(join(folder, 'current/deploy'), { recursive: true })
    mkdirSync(join(folder, 'current/bin'))
    symlinkSync(process.execPath, join(folder, 'current/bin/node'))
    const echo = 'console.log(process.env.OF_THE_SERVER, ...process.argv.slice(2))'
    writeFileSync(join(folder, 'current/deploy/desk-invite.mjs'), echo)
    writeFileSync(variables, 'OF_THE_SERVER=yes\n')
  }
  return (...given: string[]) => {
    const env = { ...process.env, TRACEWORK_FOLDER: folder, TRACEWORK_ENV: variables }
    const how = { env, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [join(repositoryRoot, 'deploy/tracework'), ...given],
      how,
    )
    return { status, stdout, stderr }
  }
}

test('a tool runs under its name in the documents, with the variables of the server', () => {
  const tracework = server()
  const asked = tracework('desk:invite', 'mara@example.com', '--name', 'Mara Lind')
  expect(asked).toEqual({ status: 0, stdout: 'yes mara@example.com --name Mara Lind\n', stderr: '' })
})

test('what is no tool is one sentence with those that are', () => {
  const tracework = server()
  const list = 'status, doctor, deploy, rollback, rotate'
  expect(tracework('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(list) })
  for (const given of [[], ['stauts'], ['../../bin/node'], ['part-x']])
    expect(tracework(...given)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+: status, doctor, deploy[^\n]+\n$/),
    })
})

test('before the installation it says how to install', () => {
  const tracework = server({ installed: false })
  const stderr = expect.stringMatching(/^No release serves here yet: [^\n]*install <file of keys>\.\n$/)
  expect(tracework('status')).toEqual({ status: 2, stdout: '', stderr })
})

test('install in a checkout, which holds no Node, says what it takes', () => {
  const { status, stderr } = spawnSync('sh', [join(repositoryRoot, 'deploy/install')], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toMatch(/^\S+ is no unpacked release: `npm run release` makes an archive [^\n]+\n$/)
})
