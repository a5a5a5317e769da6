import { spawnSync } from 'node:child_process'

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
 * Pid of the npm that runs this script: the parent, or the parent's parent where a shell stands between.
 * `null` where there is none (or no `ps`).
 */
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
