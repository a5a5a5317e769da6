import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dataFolder } from '../settings.ts'

/** Where backups are kept unless another place is named. Git ignores it. */
export const backupFolder = join(dataFolder, 'backups')

export const backupName = (moment: Date) =>
  `wiring-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`

/** The folder in which this process makes a backup; only a whole backup gets its name. */
export const unfinished = (file: string) => `${file}.${process.pid}.unfinished`

const ownName = /^wiring-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/
const suffix = /\.\d+\.unfinished$/
const day = 24 * 60 * 60 * 1_000

/**
 * The privacy policy promises that copies in backups live at most 30 days longer than what they copy. Two
 * days are left for runs that do not happen.
 */
const longestLife = 28 * day

/**
 * Removes backups beside `file` that are too old, and what a killed backup left a day ago. Returns their
 * names.
 */
export async function removeOldBackups(file: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(dirname(file))) {
    const backup = name.replace(suffix, '')
    const isUnfinished = backup !== name
    // A file that the operator named is the operator's to delete.
    if (!ownName.test(backup) && !(isUnfinished && backup === basename(file))) continue
    const path = join(dirname(file), name)
    if (now - (await stat(path)).mtimeMs < (isUnfinished ? day : longestLife)) continue
    await rm(path, { recursive: true })
    removed.push(name)
  }
  return removed
}
