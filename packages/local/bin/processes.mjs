import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Takes a pid file, also one left by a dead process. Returns the release, or the pid that holds it.
 * @param {string} file
 * @returns {(() => void) | number}
 */
export function takePidLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const owner = lockOwner(file)
    if (owner !== process.pid && isAlive(owner)) return owner
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function lockOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return Number.NaN
  }
}

/** Pid of the npm that runs this script, directly or through a shell; `null` without npm or `ps`. */
export function npmPid() {
  let pid = process.ppid
  for (let generation = 0; generation < 2; generation += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, line = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    if (/(^|[\\/\s])npm(-cli\.js)?(\s|$)/.test(line)) return pid
    pid = Number(parent)
  }
  return null
}
