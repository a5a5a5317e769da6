import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '../environment.ts'

/** Shows what it says; throws when it fails. */
export function run(
  program: string,
  parameters: readonly string[],
  folder: string,
  environment: Record<string, string> = {},
): void {
  execFileSync(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export const output = (program: string, parameters: readonly string[]): string =>
  execFileSync(program, parameters, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 })

/** What is checked out; throws while files differ from it, since nobody could make that release again. */
export function commit(): { id: string; seconds: number } {
  const changed = output('git', ['status', '--porcelain']).trim()
  if (changed) throw new Error(`these files differ from the commit:\n${changed}`)
  return {
    id: output('git', ['rev-parse', '--short=7', 'HEAD']).trim(),
    seconds: Number(output('git', ['show', '-s', '--format=%ct', 'HEAD'])),
  }
}
