import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'

const typesFile = 'packages/contract/src/database.types.ts'
const schema = ['supabase/migrations', 'supabase/schemas']

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim()

/** The newest tag `release/…` before this commit; without one the last commit with another schema. */
export function releaseBefore(): string {
  const [tag] = git('tag', '--list', 'release/*', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n')
  if (tag) return tag
  const lastChange = git('log', '-1', '--format=%H', '--', ...schema)
  if (lastChange === '') throw new Error('The history of the repository is needed: git fetch --unshallow')
  return `${lastChange}~1`
}

/** The generated types of its database. */
export const typesAt = (commit: string): string => git('show', `${commit}:${typesFile}`)
export const typesNow = (): string => readFileSync(join(repositoryRoot, typesFile), 'utf8')

/** As `generate-types.ts` writes them. Each is called: the desk's by their action. */
export const functionsIn = (types: string): string[] =>
  [...(types.split('Functions: {')[1] ?? '').matchAll(/^ {6}(\w+): \{/gm)].map(([, name]) => name as string)

/**
 * What breaks a program that was written for `before` and meets `now`, both as text of the generated types:
 * functions and parameters that are gone, parameters that it does not give, columns that it gets no more.
 */
export function misses(before: string, now: string): string[] {
  const [called, known] = [functionsIn(before), functionsIn(now)]
  const gone = called.filter((name) => !known.includes(name)).map((name) => `${name}: is gone`)
  const kept = called.filter((name) => known.includes(name))
  const folder = mkdtempSync(join(tmpdir(), 'release-before-'))
  try {
    for (const [name, text] of Object.entries({ before, now }))
      writeFileSync(join(folder, `${name}.ts`), text)
    const errors = typeErrors(folder, [imports, ...kept.map(callsOf)].join('\n'))
    const changed = errors.map(({ line, said }) => `${kept[line - 2]}: ${said.replace(/^TS\d+:/, '')}`)
    return [...gone, ...changed]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const imports =
  "import type { Database as Before } from './before'; import type { Database as Now } from './now'"

/** One line: its errors name the function. The second half: PostgREST refuses parameters that are gone. */
function callsOf(name: string): string {
  const of = (database: string, part: string) => `${database}['public']['Functions']['${name}']['${part}']`
  const call = (database: string) => `(given: ${of(database, 'Args')}) => ${of(database, 'Returns')}`
  const refused = `Exclude<keyof ${of('Before', 'Args')}, keyof ${of('Now', 'Args')}>`
  return `(null! as ${call('Now')}) satisfies ${call('Before')}; (null! as ${refused}) satisfies never`
}

/** What TypeScript says of `calls`, a file of that folder, by its lines: the last and innermost sentence. */
export function typeErrors(folder: string, calls: string): { line: number; said: string }[] {
  writeFileSync(join(folder, 'calls.ts'), calls)
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--types',
    '',
    '--pretty',
    'false',
    '--ignoreConfig',
  ]
  const modules = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    '--skipLibCheck',
  ]
  const { stdout } = spawnSync(
    join(repositoryRoot, 'node_modules/.bin/tsc'),
    [...options, ...modules, 'calls.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  if (/^error /m.test(stdout)) throw new Error(stdout)
  const errors = stdout.matchAll(/^calls\.ts\((\d+),\d+\): error (.*(?:\n .*)*)/gm)
  return [...errors].map(([, line, said = '']) => ({
    line: Number(line),
    said: said.split('\n').at(-1)?.trim() ?? '',
  }))
}
