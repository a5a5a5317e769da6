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

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface ScratchCopy {
  folder: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Throws unless `before` occurs exactly once. */
  replace: (file: string, before: string, after: string) => void
  run: (...command: string[]) => void
  runIn: (place: string, environment: Record<string, string>, ...command: string[]) => void
  remove: () => void
}

export function scratchCopy(name: string): ScratchCopy {
  mkdirSync(join(root, '.local'), { recursive: true })
  const folder = mkdtempSync(join(root, `.local/${name}-`))
  const sources = (from: string) =>
    !/\/(node_modules|\.next[^/]*|dist[^/]*|\.sanity|public)$|\.tsbuildinfo$/.test(from)
  for (const each of ['packages/content', 'packages/ui', 'packages/session', 'apps/site', 'studio'])
    cpSync(join(root, each), join(folder, each), { recursive: true, filter: sources })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file))
  link(folder, 'node_modules', ['@wiring'])
  // npm creates it only when versions differ.
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
    replace: (file, before, after) => {
      const text = read(file)
      if (text.split(before).length !== 2) throw new Error(`${file} does not hold ${before} once`)
      write(file, text.replace(before, after))
    },
    run: (...command) => run(folder, {}, command),
    runIn: (place, environment, ...command) => run(join(folder, place), environment, command),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const environmentWith = (more: Record<string, string>) => ({ ...process.env, ...more })

function run(cwd: string, environment: Record<string, string>, command: string[]) {
  const env = environmentWith(environment)
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`)
}

function link(copy: string, folder: string, own: string[]) {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of own) mkdirSync(join(copy, folder, name))
  for (const name of readdirSync(join(root, folder)))
    if (!own.includes(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
}
