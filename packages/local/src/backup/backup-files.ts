import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dataFolder } from '../settings.ts'

/** Ignored by git. */
export const backupFolder = join(dataFolder, 'backups')

export const backupName = (moment: Date) =>
  `wiring-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`

/** Renamed to `file` when it is whole. */
export const unfinished = (file: string) => `${file}.${process.pid}.unfinished`

const ownName = /^wiring-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/
const suffix = /\.\d+\.unfinished$/
const day = 24 * 60 * 60 * 1_000

/** The privacy policy promises 30 days for copies in backups; two are left for runs that fail. */
const maxAgeMs = 28 * day

/** Also what a killed backup left a day ago. Returns the names. */
export async function removeOldBackups(file: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(dirname(file))) {
    const backup = name.replace(suffix, '')
    const isUnfinished = backup !== name
    // The operator's own file names are never deleted.
    if (!ownName.test(backup) && !(isUnfinished && backup === basename(file))) continue
    const path = join(dirname(file), name)
    if (now - (await stat(path)).mtimeMs < (isUnfinished ? day : maxAgeMs)) continue
    await rm(path, { recursive: true })
    removed.push(name)
  }
  return removed
}
