import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStackWithLake } from './stack-with-lake.ts'

/** A stack to back up, one to restore into, and a folder for the files. */
export async function startTwoStacks() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const source = await startStackWithLake()
  const empty = await startStackWithLake()
  return {
    source,
    empty,
    folder,
    async stop() {
      await source.stop()
      await empty.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
