import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dataFolder } from '../environment.ts'

export const backupFolder = join(dataFolder, 'backups')

export const backupName = (moment: Date, isEncrypted = false) =>
  `wiring-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz${isEncrypted ? '.age' : ''}`

export const temporaryPath = (file: string) => `${file}.${process.pid}.unfinished`

const ownName = /^wiring-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz(\.age)?$/
const suffix = /\.\d+\.unfinished$/
const day = 24 * 60 * 60 * 1_000

/** The privacy policy promises 30 days; two are left for failing runs. */
const maxAgeMs = 28 * day

export async function removeOldBackups(file: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(dirname(file))) {
    const backup = name.replace(suffix, '')
    const isUnfinished = backup !== name
    // Files named by an operator are never deleted.
    if (!ownName.test(backup) && !(isUnfinished && backup === basename(file))) continue
    const path = join(dirname(file), name)
    if (now - (await stat(path)).mtimeMs < (isUnfinished ? day : maxAgeMs)) continue
    await rm(path, { recursive: true })
    removed.push(name)
  }
  return removed
}
