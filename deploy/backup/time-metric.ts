import { rename, writeFile } from 'node:fs/promises'

/** For the textfile collector of Prometheus's node exporter; without a file nobody is told. */
export async function noteBackupTime(file: string | undefined, ended: Date): Promise<void> {
  if (file === undefined) return
  const lines = [
    '# HELP tracework_backup_timestamp_seconds When the last backup ended',
    '# TYPE tracework_backup_timestamp_seconds gauge',
    `tracework_backup_timestamp_seconds ${Math.floor(ended.getTime() / 1_000)}`,
  ]
  // The collector must not read half of it.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o644 })
  await rename(draft, file)
}
