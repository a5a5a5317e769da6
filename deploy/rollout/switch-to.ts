import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { history, keptReleases, pointTo, releaseFolder, settledRelease } from './layout.ts'
import { shareStaticFiles } from './static-files.ts'
import { restart, units } from './units.ts'

/** Newest first, with the one that comes. */
function releasesToKeep(root: string, id: string): string[] {
  const known = [id, ...history(root).toReversed()]
  return [...new Set(known)].filter((each) => existsSync(releaseFolder(root, each))).slice(0, keptReleases)
}

async function restartAll(say: (line: string) => void): Promise<void> {
  for (const unit of units) {
    const startedAt = Date.now()
    const status = await restart(unit)
    const state = status === 200 ? 'is ready' : `says ${status}, as before,`
    say(`${unit.name} ${state} after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
  }
}

/** One process after the other takes the release. If one of them is not well with it, all go back. */
export async function switchTo(root: string, id: string, say: (line: string) => void): Promise<void> {
  const before = settledRelease(root)
  const kept = releasesToKeep(root, id)
  const link = join(root, 'current')
  shareStaticFiles(root, kept)
  pointTo(link, join('releases', id))
  try {
    await restartAll(say)
  } catch (error) {
    if (before === null || before === id) throw error
    say(`${error instanceof Error ? error.message : error}: back to ${before}`)
    pointTo(link, join('releases', before))
    await restartAll(say)
    throw new Error(`${id} is not well; ${before} serves as before`)
  }
  appendFileSync(join(root, 'history'), `${id}\n`)
  for (const old of readdirSync(join(root, 'releases')))
    if (!kept.includes(old)) rmSync(join(root, 'releases', old), { recursive: true })
}
