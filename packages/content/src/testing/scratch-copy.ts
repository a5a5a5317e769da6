import { spawnSync } from 'node:child_process'
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

/** A copy of the sources of content, site and Studio that tests may change. */
export interface ScratchCopy {
  folder: string
  /** Paths are relative to the root. */
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Puts a line, and the import it needs, before the line that holds `before`, which occurs once. */
  insert: (file: string, line: string, before: string, imported?: string) => void
  /** With Node in the copy; throws with its output when it fails. */
  run: (...command: string[]) => void
  /** The same in a folder of the copy, with these variables. */
  runIn: (place: string, environment: Record<string, string>, ...command: string[]) => void
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
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    folder,
    read,
    write,
    insert: (file, line, before, imported) => {
      const text = read(file)
      if (text.split(before).length !== 2) throw new Error(`${file} has not one place before ${before}`)
      const at = text.lastIndexOf('\n', text.indexOf(before)) + 1
      write(file, `${imported ? `${imported}\n` : ''}${text.slice(0, at)}${line}\n${text.slice(at)}`)
    },
    run: (...command) => run(folder, {}, command),
    runIn: (place, environment, ...command) => run(join(folder, place), environment, command),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The variables of this process, and these. */
export const variablesWith = (more: Record<string, string>) => ({ ...process.env, ...more })

function run(cwd: string, environment: Record<string, string>, command: string[]) {
  const env = variablesWith(environment)
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`)
}

function link(copy: string, folder: string, own: string[]) {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of own) mkdirSync(join(copy, folder, name))
  for (const name of readdirSync(join(root, folder)))
    if (!own.includes(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
}
