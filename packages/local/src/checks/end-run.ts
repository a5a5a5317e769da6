/** Ends the processes of a test run, whose mark stands in their environment, once the run is over. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const [mark = '', folder = '', owner = '', ...locks] = process.argv.slice(2)

function isMarked(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)
  } catch {
    return false
  }
}

function markedProcesses(): number[] {
  if (existsSync('/proc/self/environ')) return readdirSync('/proc').map(Number).filter(isMarked)
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes(mark))
  return lines.map((line) => Number.parseInt(line, 10)).filter((pid) => pid !== process.pid)
}

async function endAll(signal: 'SIGTERM' | 'SIGKILL', attempts: number): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const left = markedProcesses()
    if (left.length === 0) return true
    for (const pid of left) {
      try {
        // A second SIGTERM would cut off an orderly end.
        if (attempt === 0 || signal === 'SIGKILL') process.kill(pid, signal)
      } catch {
        // It ended by itself.
      }
    }
    await wait(100)
  }
  return markedProcesses().length === 0
}

await text(process.stdin)
if (!(await endAll('SIGTERM', 80))) await endAll('SIGKILL', 50)
rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
// Another run may have taken it meanwhile.
for (const lock of locks)
  if (existsSync(lock) && readFileSync(lock, 'utf8') === owner) rmSync(lock, { force: true })
