import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'

/** Minutes. Returns the unpacked release; the archive lies beside it. */
export function makeRelease(folder: string): string {
  execFileSync(process.execPath, ['deploy/release/make-release.ts', '--out', folder], {
    cwd: repositoryRoot,
    env: { ...process.env, BUILD_WITHOUT_LAKE: 'yes' },
    stdio: 'inherit',
  })
  const [id] = readdirSync(folder).filter((file) => !file.endsWith('.tar.gz'))
  return join(folder, id ?? '')
}

/** `RELEASE_FOLDER` names one that was made before. */
export const givenRelease = process.env.RELEASE_FOLDER
