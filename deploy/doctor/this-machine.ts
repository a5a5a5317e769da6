import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { logsOf } from '../backup/recovery/recovery-files.ts'
import type { Check, Finding } from './check.ts'

const leastFreeBytes = 2_000_000_000
/** A daily backup that is two hours late. */
const maxBackupAgeMs = 26 * 3_600_000
/** What a disaster may take. */
const maxRecordAgeMs = 60_000
/** Written every minute. */
const maxListAgeMs = 10 * 60_000

export const diskCheck = (folder: string, free = leastFreeBytes): Check => ({
  name: 'disk',
  async run() {
    const { bavail, bsize } = await statfs(folder)
    const left = bavail * bsize
    return left >= free
      ? null
      : {
          problem: `${Math.round(left / 1e6)} MB are left where ${folder} is.`,
          remedy: 'Make room: backups and logs are what grows.',
        }
  },
})

export const backupCheck = (folder: string, now = Date.now): Check => ({
  name: 'backups',
  async run(): Promise<Finding> {
    const names: string[] = await readdir(folder).catch(() => [])
    const age = async (name: string) => now() - (await stat(join(folder, name))).mtimeMs
    const backups = await Promise.all(
      names.filter((name) => /^wiring-.*\.tar\.gz(\.age)?$/.test(name)).map(age),
    )
    const cron = 'Let cron run it on this machine; deploy/README.md names the command.'
    if (backups.length === 0) return { problem: `There is no backup in ${folder}.`, remedy: cron }
    const hours = Math.floor(Math.min(...backups) / 3_600_000)
    if (Math.min(...backups) > maxBackupAgeMs)
      return { problem: `The newest backup is ${hours} hours old.`, remedy: cron }
    const list = names.includes('deletions.ndjson') ? await age('deletions.ndjson') : Infinity
    return list <= maxListAgeMs
      ? null
      : {
          problem: 'The list of deletions is older than ten minutes.',
          remedy: `Every minute: \`deletions\`. ${cron}`,
        }
  },
})

/** `tracework record` notes each of its turns. */
export const recordCheck = (folder: string, now = Date.now): Check => ({
  name: 'record of the database',
  async run(): Promise<Finding> {
    const age = await stat(logsOf(folder).recorded).then(
      ({ mtimeMs }) => now() - mtimeMs,
      () => Infinity,
    )
    if (age <= maxRecordAgeMs) return null
    const since = age === Infinity ? 'never' : `not for ${Math.round(age / 1_000)} seconds`
    return {
      problem: `The database was ${since} recorded whole.`,
      remedy: 'journalctl -u tracework-record says why; a lost slot is made anew by its restart.',
    }
  },
})
