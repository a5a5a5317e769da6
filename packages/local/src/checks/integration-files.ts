import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'

/** `beside` may run beside a browser: measures no time, changes nothing of the stack under test. */
export function integrationFiles(): { beside: string[]; alone: string[] } {
  const files = globSync('**/*.integration.test.ts', {
    cwd: repositoryRoot,
    exclude: (name) => ['node_modules', '.next', 'dist', '.local'].includes(name),
  })
  const measures = (file: string) =>
    /Date\.now\(\)|performance\.now\(\)|quickest\(/.test(readFileSync(join(repositoryRoot, file), 'utf8'))
  const beside = files.filter((file) => !file.startsWith('packages/content/') && !measures(file))
  return { beside, alone: files.filter((file) => !beside.includes(file)) }
}
