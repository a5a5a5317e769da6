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

const patterns = ['*.ts', '*.tsx', '*.mjs']
const isWritten = (file: string) => !/\.types\.ts$|\.generated\.|next-env\.d\.ts/.test(file)

/** Without generated files. */
export const sourceFiles = (): string[] => listedFiles(...patterns).filter(isWritten)

/** Of each source file as it was in a commit. */
export function linesIn(commit: string): Map<string, number> {
  const counted = execFileSync('git', ['grep', '-c', '', commit, '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
  const lines = [...counted.matchAll(/^[^:]+:(.+):(\d+)$/gm)]
  return new Map(
    lines.map(([, file = '', count]) => [file, Number(count)] as const).filter(([file]) => isWritten(file)),
  )
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
