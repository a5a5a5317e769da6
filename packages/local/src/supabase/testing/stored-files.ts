import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningStack } from './local-stack.ts'

export function storedFiles(stack: RunningStack): string[] {
  const folder = join(stack.data, 'supabase/objects')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

export const incomingFiles = (stack: RunningStack): string[] =>
  readdirSync(join(stack.data, 'supabase/incoming'))
