import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { deskActions } from '@wiring/contract/desk/actions'
import { repositoryRoot } from '@wiring/local/settings'
import { typeErrors } from './release-before.ts'

const contract = 'packages/contract/src'

/** The packages of a commit in a folder where they find each other, and what is installed. */
export function packagesAt(commit: string): string {
  mkdirSync(join(repositoryRoot, '.local'), { recursive: true })
  const folder = mkdtempSync(join(repositoryRoot, '.local/release-before-'))
  const archive = execFileSync('git', ['archive', commit, 'packages'], {
    cwd: repositoryRoot,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  mkdirSync(join(folder, 'node_modules/@wiring'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@wiring', name))
  return folder
}

/** Names of the schemas that each file exports. */
function schemasIn(root: string): Map<string, string[]> {
  const files = readdirSync(join(root, contract), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, contract, file), 'utf8')
      return [file, [...text.matchAll(/^export const (\w+) = z\b/gm)].map(([, name = '']) => name)]
    }),
  )
}

/** What an app sends is read by the functions of now; all else is read by what it was built with. */
const isSent = (name: string) => /(Request|Body|Data|Asked)$/.test(name)

/**
 * What breaks apps and functions that were built from the packages of `before` when those of `now` answer,
 * by the types of what each schema takes: answers that they do not know, requests that are refused.
 */
export function answersMissed(before: string, now: string): string[] {
  const [old, current] = [schemasIn(before), schemasIn(now)]
  const compared: { name: string; isSent: boolean; file: string; path: string }[] = []
  for (const [file, names] of current)
    for (const name of names.filter((each) => old.get(file)?.includes(each)))
      compared.push({ name, isSent: isSent(name), file, path: `['${name}']` })
  for (const action of Object.keys(deskActions))
    for (const part of ['input', 'answer'])
      compared.push({
        name: `${action}, ${part}`,
        isSent: part === 'input',
        file: 'desk/actions.ts',
        path: `['deskActions']['${action}']['${part}']`,
      })
  const lines = compared.map(({ isSent, file, path }) => {
    const of = (root: string) => `z.input<typeof import('${root}/${contract}/${file}')${path}>`
    const [from, to] = isSent ? [before, now] : [now, before]
    return `(null! as ${of(from)}) satisfies ${of(to)};`
  })
  const errors = typeErrors(before, ["import type * as z from 'zod'", ...lines].join('\n'))
  // What is in one of them only cannot be compared: an action that is gone is gone from the database, too.
  return errors
    .filter(({ said }) => !said.includes('TS2339'))
    .map(({ line, said }) => `${compared[line - 2]?.name}: ${said}`)
}
