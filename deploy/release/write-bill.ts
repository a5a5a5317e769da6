import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { output } from './run.ts'

/** What the release is made of, by npm itself from the lockfile. */
export function writeBill(release: string, seconds: number): void {
  const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev']
  const { serialNumber: _drawn, ...bill } = JSON.parse(output('npm', asked))
  // npm draws a number and takes the clock: the bill of one commit is always the same.
  bill.metadata.timestamp = new Date(seconds * 1_000).toISOString()
  writeFileSync(join(release, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
}
