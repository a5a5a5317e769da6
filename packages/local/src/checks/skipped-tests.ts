import { existsSync } from 'node:fs'
import { pgTapMissing } from '../supabase/testing/plain-postgres.ts'
import type { TestName } from './test-reports.ts'

/** What the skipped tests of these files lack on this machine; `null` when nothing is missing. */
interface Permission {
  files: RegExp
  missing: () => string | null
}

/** The only tests that may be skipped. */
const permissions: readonly Permission[] = [
  {
    files: /(packages\/local\/src\/(supabase|backup)|supabase\/tests)\//,
    missing: pgTapMissing,
  },
  { files: /apps\/site\/nginx-conf\.integration\.test\.ts$/, missing: nginxMissing },
]

/** `null` for those without a reason. */
export function byReason(
  skipped: readonly TestName[],
  permitted = permissions,
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
