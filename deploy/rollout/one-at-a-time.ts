import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setVariables } from '../environment.ts'
import { rolloutFolder } from './layout.ts'

const busy = 75

/**
 * Runs this program once more under the lock that all who restart processes share; the first run ends with
 * the second. The kernel lets go of the lock, however the program ends.
 */
export function oneAtATime(): void {
  if (setVariables().TRACEWORK_LOCKED) return
  mkdirSync(rolloutFolder, { recursive: true })
  const lock = ['--nonblock', '--conflict-exit-code', String(busy), join(rolloutFolder, 'lock')]
  const { status, error } = spawnSync('flock', [...lock, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, TRACEWORK_LOCKED: 'yes' },
  })
  if (error) console.error(`No lock can be taken: ${error.message}.`)
  if (status === busy)
    console.error('Another deploy, rollback or rotate is under way. Try again when it has ended.')
  process.exit(status ?? 1)
}
