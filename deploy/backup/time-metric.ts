import { rename, writeFile } from 'node:fs/promises'

export const timeMetrics = {
  tracework_backup_timestamp_seconds: 'When the last backup ended',
  tracework_record_timestamp_seconds: 'When all that the database had was last recorded',
}

/** For the textfile collector of Prometheus's node exporter; without a file nobody is told. */
export async function writeTimeMetric(
  file: string | undefined,
  metric: keyof typeof timeMetrics,
  at: Date,
): Promise<void> {
  if (!file) return
  const lines = [
    `# HELP ${metric} ${timeMetrics[metric]}`,
    `# TYPE ${metric} gauge`,
    `${metric} ${Math.floor(at.getTime() / 1_000)}`,
  ]
  // The collector must not read half of it.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o644 })
  await rename(draft, file)
}
