/** `npm run release`: one archive of all that runs in production, from the commit that is checked out. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { givenPath, repositoryRoot } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { bundleTools } from './bundle-tools.ts'
import { subjectsSinceRelease, withRelease } from './changelog.ts'
import { buildApps, collectApps } from './collect-apps.ts'
import { collectSources } from './collect-sources.ts'
import { commit, output, run } from './run.ts'

const { values } = readArguments({
  usage: `npm run release -- [--out <folder>]
One archive of all that runs in production, from the commit that is checked out.`,
  options: { out: { type: 'string' } },
})

try {
  const { id, seconds } = commit()
  const out = values.out ? givenPath(values.out) : join(repositoryRoot, '.local/releases')
  const folder = join(out, id)
  const archive = `${folder}.tar.gz`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  console.log(`Release ${id}`)
  buildApps(id, seconds)
  collectApps(folder)
  await bundleTools(folder)
  collectSources(folder)
  writeChanges(folder, id, seconds)
  writeBill(folder, seconds)
  writeFileSync(join(folder, 'RELEASE'), `${id}\n`)
  // The same bytes from the same files: in order, of nobody, at the time of the commit.
  const same = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=go=rX,u+rw',
  ]
  run('tar', [...same, '--use-compress-program=gzip -n', '-cf', archive, '-C', out, id], repositoryRoot)
  console.log(
    `${archive}: ${output('du', ['-h', archive]).split('\t')[0]}, ${output('du', ['-sh', folder]).split('\t')[0]} unpacked`,
  )
} catch (error) {
  console.error(`No release was made: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

function writeChanges(release: string, id: string, seconds: number): void {
  const file = join(release, 'CHANGELOG.md')
  const day = new Date(seconds * 1_000).toISOString().slice(0, 10)
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), { id, day, subjects: subjectsSinceRelease() }))
}

/** What the release is made of, by npm itself from the lockfile. */
function writeBill(release: string, seconds: number): void {
  const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev']
  const { serialNumber: _drawn, ...bill } = JSON.parse(output('npm', asked))
  // npm draws a number and takes the clock: the bill of one commit is always the same.
  bill.metadata.timestamp = new Date(seconds * 1_000).toISOString()
  writeFileSync(join(release, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
}
