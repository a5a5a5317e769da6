import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../../../bin/processes.mjs'

/**
 * Defect of PGlite (https://github.com/electric-sql/pglite/issues/1106): two processes may open one folder
 * and destroy it. A pid file refuses the second with a sentence; one left by a dead process is taken over.
 * Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'process.pid')
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || tries > 2) throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (holder !== process.pid && isAlive(holder))
        throw new Error(`The database folder ${folder} is in use by process ${holder}. Stop it first.`)
      rmSync(file, { force: true })
    }
  }
}
