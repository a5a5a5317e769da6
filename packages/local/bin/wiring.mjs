#!/usr/bin/env node
/**
 * Behind every npm script: installs when needed, then starts Node 24. No libraries: it runs before
 * `node_modules` exists, on Node 20.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, isInstalled, node, path, root } from './install.mjs'
import { isAlive, npmPid } from './processes.mjs'

const startedAt = Date.now()
const entries = {
  start: 'packages/local/src/supervisor/start.ts',
  dev: 'packages/local/src/supervisor/start.ts',
  status: 'packages/local/src/supervisor/status.ts',
  reset: 'packages/local/src/supervisor/reset.ts',
  test: 'packages/local/src/checks/test.ts',
  check: 'packages/local/src/checks/check.ts',
}

const [command = '', ...rest] = process.argv.slice(2)
const entry = command === 'run' || command === 'tool' ? rest.shift() : entries[command]
if (entry === undefined) {
  console.error(
    `Unknown command "${command}". There are: ${Object.keys(entries).join(', ')}, run <file>, tool <file>.`,
  )
  process.exit(2)
}

// The tests name their suites, and files read themselves what they are given.
const words = command === 'reset' ? ['--yes'] : []
const unknown = ['start', 'dev', 'status', 'check', 'reset'].includes(command)
  ? rest.find((word) => !words.includes(word))
  : undefined
if (unknown !== undefined) {
  console.error(`${command} does not know ${unknown}; it takes ${words.join(', ') || 'nothing'}.`)
  process.exit(2)
}

// Scripts poll the status during the first install, which must not wait.
if (command === 'status' && !isInstalled()) {
  console.log('{"ready":false}')
  process.exit(0)
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
if (isOlder(process.versions.node, engines.node)) {
  console.error(
    `Node ${process.versions.node} is too old to install this: it takes ${engines.node.replace('>=', '')} or newer. ` +
      'Install one (https://nodejs.org, or `nvm install` here); the right version for everything else comes with it.',
  )
  process.exit(1)
}

let installation = null
try {
  installation = await install()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/**
 * @param {string} version as Node says it: `20.11.1`
 * @param {string} wanted as package.json says it: `>=20.19`
 */
function isOlder(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [atLeastMajor = 0, atLeastMinor = 0] = wanted.replace('>=', '').split('.').map(Number)
  return major < atLeastMajor || (major === atLeastMajor && minor < atLeastMinor)
}

// Sessions, mails and pictures of a running stack are nobody else's on this machine.
const localFolder = join(root, '.local')
mkdirSync(localFolder, { recursive: true })
chmodSync(localFolder, 0o700)

const guard = new URL('../src/supervisor/exit-with-parent.mjs', import.meta.url).href
// A tool of deploy/ knows the stack by its variables alone.
const onThisStack = new URL('../src/deploy/on-this-stack.ts', import.meta.url).href
const child = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    `--import=${guard}`,
    ...(command === 'tool' ? [`--import=${onThisStack}`] : []),
    entry,
    ...(command === 'dev' ? ['--dev'] : []),
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: path,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, '.local/compile-cache'),
      WIRING_STARTED_AT: String(startedAt),
      ...(installation !== null && { WIRING_INSTALLATION: installation }),
    },
  },
)
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

process.on('SIGINT', () => child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
process.on('SIGHUP', () => child.kill('SIGTERM'))

// An npm that is killed with -9 sends no signal.
const npm = npmPid()
if (npm !== null) setInterval(() => isAlive(npm) || child.kill('SIGTERM'), 500).unref()
