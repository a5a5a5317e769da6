import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A copy of the sources of content, site and Studio in which anything may be changed. */
export interface ScratchCopy {
  /** Absolute path. */
  folder: string
  /** A file of the copy, by its path from the root. */
  read: (file: string) => string
  write: (file: string, text: string) => void
  remove: () => void
}

/** Packages of the product are copied, all others are shared. */
export function scratchCopy(name: string): ScratchCopy {
  mkdirSync(join(root, '.local'), { recursive: true })
  const folder = mkdtempSync(join(root, `.local/${name}-`))
  const sources = (from: string) =>
    !/\/(node_modules|\.next[^/]*|dist[^/]*|\.sanity|public)$|\.tsbuildinfo$/.test(from)
  for (const each of ['packages/content', 'packages/ui', 'packages/session', 'apps/site', 'studio'])
    cpSync(join(root, each), join(folder, each), { recursive: true, filter: sources })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file))
  link(folder, 'node_modules', ['@wiring'])
  // npm gives a workspace a folder of its own only when versions differ.
  if (existsSync(join(root, 'studio/node_modules'))) link(folder, 'studio/node_modules', [])
  for (const each of ['content', 'ui', 'session'])
    symlinkSync(join(folder, 'packages', each), join(folder, 'node_modules/@wiring', each))
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function link(copy: string, folder: string, own: string[]) {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of own) mkdirSync(join(copy, folder, name))
  for (const name of readdirSync(join(root, folder)))
    if (!own.includes(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
}
