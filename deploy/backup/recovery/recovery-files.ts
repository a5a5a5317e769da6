import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder } from '../backup-files.ts'
import type { StoredObject } from '../manifest.ts'

/** Beside the backups, and copied away with them. */
export const logsOf = (backups: string) => ({
  segments: join(backups, 'log/wal'),
  objects: join(backups, 'log/objects'),
  /** Holds the database's time up to which all is in the log. */
  recorded: join(backups, 'log/recorded'),
})

export const logs = logsOf(backupFolder)

/** Says nothing of whose it is. */
export const objectName = ({ bucket, name }: Pick<StoredObject, 'bucket' | 'name'>): string =>
  createHash('sha256').update(`${bucket}/${name}`).digest('hex')

export const baseName = (started: Date): string =>
  `base-${started.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`

const base = /^base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar\.gz(\.age)?$/

/** Newest first. */
export async function basesIn(backups: string): Promise<{ file: string; started: number }[]> {
  const found = (await readdir(backups)).flatMap((name) => {
    const [, day, hours, minutes, seconds] = base.exec(name) ?? []
    if (day === undefined) return []
    return [{ file: join(backups, name), started: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }]
  })
  return found.toSorted((one, other) => other.started - one.started)
}

const keptBases = 2

/** Keeps two copies of the database, and of the log what they need. */
export async function removeOldLogs(backups: string): Promise<void> {
  const bases = await basesIn(backups)
  for (const { file } of bases.slice(keptBases)) await rm(file)
  const from = bases[keptBases - 1]?.started
  if (from === undefined) return
  const { segments, objects } = logsOf(backups)
  for (const folder of [segments, objects])
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name)
      if ((await stat(file)).mtimeMs < from) await rm(file)
    }
}
