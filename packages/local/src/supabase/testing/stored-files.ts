import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalStack } from './local-stack.ts'

/** Every file that the storage keeps on disk: two for each object, more while an upload is under way. */
export function storedFiles(stack: LocalStack): string[] {
  const folder = join(stack.data, 'supabase/objects')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

/** Uploads whose body is not whole yet, one file each. */
export const incomingFiles = (stack: LocalStack): string[] =>
  readdirSync(join(stack.data, 'supabase/incoming'))
