import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { repositoryRoot } from '../settings.ts'

const copied = [
  'package.json',
  'package-lock.json',
  'packages/local/bin',
  'packages/local/src/supervisor/exit-with-parent.mjs',
]
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the data of the stack is nobody else’s, also where a folder is there already', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'wiring-private-'))
  try {
    for (const path of copied) cpSync(join(repositoryRoot, path), join(checkout, path), { recursive: true })
    mkdirSync(join(checkout, 'node_modules/node/bin'), { recursive: true })
    symlinkSync(process.execPath, join(checkout, 'node_modules/node/bin/node'))
    const lock = createHash('sha256')
      .update(readFileSync(join(checkout, 'package-lock.json')))
      .digest('hex')
    writeFileSync(join(checkout, 'node_modules/.wiring-installed'), lock)
    writeFileSync(join(checkout, 'nothing.mjs'), '')
    const run = () =>
      spawnSync(process.execPath, ['packages/local/bin/wiring.mjs', 'run', 'nothing.mjs'], {
        cwd: checkout,
        encoding: 'utf8',
        env: { ...process.env, PATH: `/bin:/usr/bin:${dirname(process.execPath)}` },
      })
    const { status, stderr } = run()
    expect([status, stderr]).toEqual([0, ''])
    expect(modeOf(join(checkout, '.local'))).toBe('700')
    chmodSync(join(checkout, '.local'), 0o755)
    run()
    expect(modeOf(join(checkout, '.local'))).toBe('700')
  } finally {
    rmSync(checkout, { recursive: true })
  }
})

test('the secrets are their owner’s, in a folder that is', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'wiring-secrets-'))
  vi.stubEnv('WIRING_DATA', join(parent, 'data'))
  try {
    vi.resetModules()
    const { localSecrets } = await import('../settings.ts')
    localSecrets()
    expect(modeOf(join(parent, 'data'))).toBe('700')
    expect(modeOf(join(parent, 'data/secrets.json'))).toBe('600')
  } finally {
    vi.unstubAllEnvs()
    rmSync(parent, { recursive: true })
  }
})
