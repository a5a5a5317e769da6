import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `changed` with the name of each file that changes below `root`. Node's own recursive watching follows files, and loses
 * one that an editor saves by renaming another over it; this follows the folders, also those that appear later.
 */
export function watchFolder(root: string, changed: (name: string) => void): void {
  const followed = new Map<string, FSWatcher>()
  function follow() {
    for (const [folder, watcher] of followed)
      if (!existsSync(folder)) {
        watcher.close()
        followed.delete(folder)
      }
    const below = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
    for (const folder of [root, ...below])
      if (!followed.has(folder))
        followed.set(
          folder,
          watch(folder, (_event, name) => heard(name)),
        )
  }
  function heard(name: string | null) {
    if (name === null) return
    if (!name.includes('.')) follow()
    changed(name)
  }
  follow()
}
