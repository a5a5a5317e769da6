import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export function listedFiles(...patterns: string[]): string[] {
  const command = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns]
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Without generated files. */
export function sourceFiles(): string[] {
  return listedFiles('*.ts', '*.tsx', '*.mjs').filter(
    (file) => !/\.types\.ts$|\.generated\.|next-env\.d\.ts/.test(file),
  )
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
