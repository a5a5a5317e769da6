import { execFileSync } from 'node:child_process'
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
  const files = { before, now, calls: [imports, ...kept.map(callsOf)].join('\n') }
  const errors = typeCheck(files).matchAll(/^calls\.ts\((\d+),\d+\): .*(?:\n .*)*/gm)
  const changed = [...errors].map(
    ([said, line]) =>
      `${kept[Number(line) - 2]}: ${said
        .split('\n')
        .at(-1)
        ?.replace(/^.*TS\d+:/, '')}`,
  )
  return [...gone, ...changed]
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

function typeCheck(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-before-'))
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--types', '', '--pretty', 'false']
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.ts`), text)
    return execFileSync(join(repositoryRoot, 'node_modules/.bin/tsc'), [...options, 'calls.ts'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    // That is its exit code for errors of types.
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
