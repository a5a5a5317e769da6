import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './processes.mjs'

/**
 * Pid of the process that holds the lock; NaN when it was let go in the meantime.
 * @param {string} file
 */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return Number.NaN
  }
}

/**
 * Runs `work` while no other process of this checkout does (two installs at once break each other);
 * a lock left behind by a dead process is taken over.
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
export async function withInstallLock(folder, work) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'install.lock')
  for (let announced = false; ; announced = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isAlive(holder(file))) {
        rmSync(file, { force: true })
        continue
      }
      if (!announced) console.error('  … Waiting for another installation of this checkout')
      await wait(500)
    }
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}
