import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../settings.ts'

const copied = [
  'package.json',
  'package-lock.json',
  'packages/local/bin',
  'packages/local/src/supervisor/exit-with-parent.mjs',
]

const npm = `#!/bin/sh
sleep 2
mkdir -p node_modules/node/bin
ln -s ${process.execPath} node_modules/node/bin/node
`

test('the time of a command includes the installation and names it', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'wiring-checkout-'))
  try {
    for (const path of copied) cpSync(join(repositoryRoot, path), join(checkout, path), { recursive: true })
    const programs = join(checkout, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'npm'), npm)
    chmodSync(join(programs, 'npm'), 0o755)
    const print = `import { commandTime } from './packages/local/bin/progress.mjs'\nconsole.log(commandTime())\n`
    writeFileSync(join(checkout, 'print.mjs'), print)
    const run = () =>
      spawnSync(process.execPath, ['packages/local/bin/wiring.mjs', 'run', 'print.mjs'], {
        cwd: checkout,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${programs}:/bin:/usr/bin:${dirname(process.execPath)}` },
      }).stdout.trim()
    expect(run()).toMatch(/^0:0[2-9] \(installation 0:0[2-9]\)$/)
    expect(run()).toMatch(/^0:0\d$/)
  } finally {
    rmSync(checkout, { recursive: true })
  }
})
