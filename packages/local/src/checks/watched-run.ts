import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of a run within a run both marks, so that the end of either ends what it started. */
const runVariable = 'WIRING_RUN'

/**
 * From here on whatever this process starts ends with it, also after kill -9, and what it writes into the
 * temporary folder goes, with its lock.
 */
export function watchThisRun(locks: string[]): void {
  const mark = randomUUID()
  const folder = mkdtempSync(join(tmpdir(), 'wiring-test-'))
  // Postgres of Debian runs as a user of its own, in a folder below.
  chmodSync(folder, 0o711)
  const watcher = spawn(
    process.execPath,
    [fileURLToPath(new URL('end-run.ts', import.meta.url)), mark, folder, String(process.pid), ...locks],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  watcher.unref()
  // The watcher reads until this process, the only one with the other end, is gone.
  if (watcher.stdin !== null && 'unref' in watcher.stdin) (watcher.stdin as { unref(): void }).unref()
  process.env[runVariable] = [process.env[runVariable], mark].filter(Boolean).join(' ')
  process.env.TMPDIR = folder
}
