import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setVariables } from '../environment.ts'

/** Where releases lie: `releases/<id>`, `current` and `static`, which point into them. */
export const rolloutFolder = setVariables().TRACEWORK_FOLDER ?? '/srv/tracework'

/** So long a page that is open finds its files, and so far a rollback reaches. */
export const keptReleases = 5

export const releaseFolder = (root: string, id: string) => join(root, 'releases', id)

const historyFile = (root: string) => join(root, 'history')

/** In the order in which they were switched to; the last one is current. */
export function history(root: string): string[] {
  if (!existsSync(historyFile(root))) return []
  return readFileSync(historyFile(root), 'utf8').split('\n').filter(Boolean)
}

/** The last one that all processes took. */
export const settledRelease = (root: string): string | null => history(root).at(-1) ?? null

/** Another than the settled one, where a roll-out was interrupted. */
export function currentRelease(root: string): string | null {
  const link = join(root, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : settledRelease(root)
}

/** The one before the current that is still here. */
export function previousRelease(root: string): string | null {
  const current = currentRelease(root)
  const others = history(root).filter((id) => id !== current && existsSync(releaseFolder(root, id)))
  return others.at(-1) ?? null
}

/** Nobody ever finds nothing there: a link is renamed over the other. */
export function pointTo(link: string, target: string): void {
  const draft = `${link}.new`
  rmSync(draft, { force: true })
  symlinkSync(target, draft)
  renameSync(draft, link)
}
