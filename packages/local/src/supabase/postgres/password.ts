import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const passwordFile = (folder: string) => join(folder, 'password')

export const readPassword = (folder: string) => readFileSync(passwordFile(folder), 'utf8')

/** Random, and beside the data, so that a copy of the folder opens anywhere. */
export function ensurePassword(folder: string): string {
  try {
    writeFileSync(passwordFile(folder), randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch {
    // There is one.
  }
  return readPassword(folder)
}
