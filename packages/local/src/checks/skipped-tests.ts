import { existsSync } from 'node:fs'
import { pgTapMissing } from '../supabase/testing/plain-postgres.ts'
import { enginesMissing } from './engines.ts'
import type { TestName } from './test-reports.ts'

/** `missing` says what this machine lacks, or `null`. */
interface AllowedSkip {
  files: RegExp
  missing: () => string | null
}

const allowedSkips: readonly AllowedSkip[] = [
  {
    files: /(packages\/local\/src\/supabase|supabase\/tests|tests\/deploy\/backup)\//,
    missing: pgTapMissing,
  },
  { files: /(^|\/)engines\/[^/]+\.spec\.ts$/, missing: enginesMissing },
  { files: /apps\/site\/nginx-conf\.integration\.test\.ts$/, missing: nginxMissing },
]

export function groupByReason(
  skipped: readonly TestName[],
  permitted = allowedSkips,
): Map<string | null, TestName[]> {
  return Map.groupBy(
    skipped,
    ({ file }) => permitted.find(({ files }) => files.test(file))?.missing() ?? null,
  )
}

function nginxMissing(): string | null {
  const runs = existsSync('/usr/sbin/nginx') && process.getuid?.() === 0
  return runs ? null : 'no nginx, or not root'
}
