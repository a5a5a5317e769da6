import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { takePidLock } from './processes.mjs'
import { elapsed, step } from './progress.mjs'

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')
const binaries = join(root, 'node_modules', '.bin')
const marker = join(root, 'node_modules', '.wiring-installed')

/** From the lockfile; this script may run on an older Node. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

export const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function npmCi() {
  return new Promise((resolve, reject) => {
    const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn('npm', options, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci failed:\n${output.trim()}`)),
    )
  })
}

export function isInstalled() {
  return existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === lockfileHash()
}

/**
 * Two installs at once break each other.
 * @param {() => Promise<void>} work
 */
async function withInstallLock(work) {
  const file = join(root, '.local', 'install.lock')
  let lock = takePidLock(file)
  if (typeof lock === 'number') console.error('  … Waiting for another installation of this checkout')
  for (; typeof lock === 'number'; lock = takePidLock(file)) await wait(500)
  try {
    await work()
  } finally {
    lock()
  }
}

export async function install() {
  if (isInstalled()) return null
  const start = Date.now()
  await withInstallLock(async () => {
    if (isInstalled()) return
    await step('Install from the lockfile (Node 24 included)', npmCi)
    writeFileSync(marker, lockfileHash())
  })
  return elapsed(start)
}
