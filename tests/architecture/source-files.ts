import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every TypeScript source that git knows or would take; generated ones left out. */
export function sourceFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return listed
    .split('\n')
    .filter((file) => file !== '' && !/\.types\.ts$|\.generated\.|next-env\.d\.ts/.test(file))
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
