import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { givenPath, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { releaseFolder, rolloutFolder as root } from './layout.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { switchTo } from './switch-to.ts'
import { restartRecorder } from './units.ts'

const { word: archive } = readArguments({
  usage: `deploy <archive or unpacked release>
Unpacks it, migrates the database, and restarts one process after the other; all go back if one is not well.`,
  words: 1,
})

oneAtATime()

function untar(archive: string, folder: string): void {
  try {
    const how = ['-xzf', archive, '-C', folder, '--strip-components=1', '--no-same-owner']
    execFileSync('tar', how, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr)
      .trim()
      .split('\n', 1)[0]
    throw new Error(`${archive} cannot be unpacked: ${said}`)
  }
}

/** Of an archive or an unpacked one. Returns its id. */
function unpack(archive: string): string {
  if (!existsSync(archive)) throw new Error(`there is no ${archive}`)
  mkdirSync(join(root, 'releases'), { recursive: true })
  // One that was ended by a signal leaves hundreds of megabytes.
  for (const name of readdirSync(root))
    if (name.startsWith('unpacking-')) rmSync(join(root, name), { recursive: true })
  const folder = mkdtempSync(join(root, 'unpacking-'))
  try {
    if (statSync(archive).isDirectory()) {
      if (!existsSync(join(archive, 'RELEASE'))) throw new Error(`${archive} is no unpacked release`)
      cpSync(archive, folder, { recursive: true, verbatimSymlinks: true })
    } else untar(archive, folder)
    // The processes of a release read it as another user.
    chmodSync(folder, 0o755)
    const named = join(folder, 'RELEASE')
    const id = existsSync(named) ? readFileSync(named, 'utf8').trim() : ''
    if (!/^[\w-]+$/.test(id)) throw new Error(`${archive} is no release: no file RELEASE in it names one`)
    if (!existsSync(releaseFolder(root, id))) renameSync(folder, releaseFolder(root, id))
    return id
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function migrate(id: string): void {
  try {
    const tool = join(releaseFolder(root, id), 'deploy/migrate.mjs')
    execFileSync(process.execPath, [tool], { stdio: 'inherit' })
  } catch {
    throw new Error('the database could not be migrated, and the release before serves as ever')
  }
}

try {
  if (archive === undefined) throw new Error('name the archive: deploy <file>')
  const id = unpack(givenPath(archive))
  console.log(`Release ${id}`)
  if (setVariables().DATABASE_URL) migrate(id)
  else console.log('No DATABASE_URL: the database is left as it is.')
  await switchTo(root, id, console.log)
  restartRecorder()
  console.log(`${id} serves.`)
} catch (error) {
  console.error(`Not deployed: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
