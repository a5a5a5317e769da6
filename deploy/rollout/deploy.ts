import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { givenPath, setVariables } from '../environment.ts'
import { releaseFolder, rolloutFolder as root } from './layout.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { switchTo } from './switch-to.ts'
import { restartRecorder } from './units.ts'

oneAtATime()

const { positionals } = parseArgs({ allowPositionals: true })

/** Of an archive or an unpacked one. Returns its id. */
function unpack(archive: string): string {
  mkdirSync(join(root, 'releases'), { recursive: true })
  const folder = mkdtempSync(join(root, 'unpacking-'))
  try {
    if (statSync(archive).isDirectory()) cpSync(archive, folder, { recursive: true, verbatimSymlinks: true })
    else execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1', '--no-same-owner'])
    // The processes of a release read it as another user.
    chmodSync(folder, 0o755)
    const id = readFileSync(join(folder, 'RELEASE'), 'utf8').trim()
    if (!/^[\w-]+$/.test(id)) throw new Error('its file RELEASE names no release')
    if (!existsSync(releaseFolder(root, id))) renameSync(folder, releaseFolder(root, id))
    return id
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  const [archive] = positionals
  if (archive === undefined) throw new Error('name the archive: deploy <file>')
  const id = unpack(givenPath(archive))
  console.log(`Release ${id}`)
  if (setVariables().DATABASE_URL)
    execFileSync(process.execPath, [join(releaseFolder(root, id), 'deploy/migrate.mjs')], {
      stdio: 'inherit',
    })
  else console.log('No DATABASE_URL: the database is left as it is.')
  await switchTo(root, id, console.log)
  restartRecorder()
  console.log(`${id} serves.`)
} catch (error) {
  console.error(`Not deployed: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
