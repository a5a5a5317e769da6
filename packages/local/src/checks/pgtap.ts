import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { installFromDebian } from './debian.ts'

/**
 * Where Debian's Postgres 15 stands, the SQL tests also run on it, which takes pgTAP and pg_prove. Elsewhere they run
 * in PGlite only, and the test run says so.
 */
export async function preparePgTap(): Promise<void> {
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb') || existsSync('/usr/bin/pg_prove')) return
  await step('Install pgTAP for the SQL tests', () =>
    installFromDebian(['postgresql-15-pgtap', 'libtap-parser-sourcehandler-pgtap-perl']),
  )
}
