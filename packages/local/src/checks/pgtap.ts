import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { installFromDebian } from '../tool.ts'

export async function installPgTap(): Promise<void> {
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb') || existsSync('/usr/bin/pg_prove')) return
  await step('Install pgTAP for the SQL tests', () =>
    installFromDebian(['postgresql-15-pgtap', 'libtap-parser-sourcehandler-pgtap-perl']),
  )
}
