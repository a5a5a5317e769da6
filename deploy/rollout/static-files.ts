import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pointTo, releaseFolder } from './layout.ts'

/** Address on its host → folder in a release. */
const served = {
  'site/_next/static': 'apps/site/.next-release/static',
  'site/wiring-static/_next/static': 'apps/onboarding/.next-release/static',
  'desk/_next/static': 'apps/desk/.next-release/static',
  'studio/static': 'studio/dist/static',
} as const

/**
 * Puts the static files of these releases side by side for the proxy: a page of an older one goes on. Their
 * names hold their content, so that none stands for two.
 */
export function shareStaticFiles(root: string, releases: readonly string[]): void {
  const shared = `static-${Date.now()}`
  for (const release of releases)
    for (const [address, folder] of Object.entries(served)) {
      const from = join(releaseFolder(root, release), folder)
      if (!existsSync(from)) continue
      for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const target = join(root, shared, address, file.slice(from.length + 1))
        mkdirSync(dirname(target), { recursive: true })
        // The same bytes once on the disk.
        if (!existsSync(target)) linkSync(file, target)
      }
    }
  pointTo(join(root, 'static'), shared)
  for (const name of readdirSync(root))
    if (name.startsWith('static-') && name !== shared) rmSync(join(root, name), { recursive: true })
}
