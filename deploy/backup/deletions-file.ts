import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { Transaction } from '../targets/database-target.ts'
import { temporaryPath } from './backup-files.ts'

const deletion = z.object({
  kind: z.enum(['session', 'waitlist', 'operator']),
  /** Of the id, as `private.secret_hash` makes it, in hex: the list says nothing of who it was. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  reason: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
})
export type Deletion = z.infer<typeof deletion>

/** Longer than any backup is kept. */
const maxAgeMs = 40 * 86_400_000

export const deletionsFile = (backup: string) => join(dirname(backup), 'deletions.ndjson')

export const listDeletions = (transaction: Transaction): Promise<Deletion[]> =>
  transaction.rows<Deletion>(`
    select 'session' as kind, encode(session_hash, 'hex') as hash, reason, private.utc_text(deleted_at) as at
    from private.deletions
    union all
    select 'waitlist', encode(entry_hash, 'hex'), null, private.utc_text(deleted_at) from private.waitlist_deletions
    union all
    select 'operator', encode(private.secret_hash(operator_id::text), 'hex'), null, private.utc_text(removed_at)
    from private.operators where removed_at is not null`)

/** `null` when there is no such file. */
export async function readDeletions(file: string): Promise<Deletion[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => deletion.parse(JSON.parse(line)))
  } catch {
    throw new Error(`the list of deletions ${file} is damaged`)
  }
}

/** Adds to the file, which may know more than a database that was lost. Resolves to how many it holds. */
export async function keepDeletions(file: string, found: readonly Deletion[], now: number): Promise<number> {
  const kept = new Map<string, Deletion>()
  for (const each of [...((await readDeletions(file)) ?? []), ...found])
    if (now - Date.parse(each.at) < maxAgeMs) kept.set(`${each.kind} ${each.hash}`, each)
  const unfinished = temporaryPath(file)
  await writeFile(unfinished, [...kept.values()].map((each) => `${JSON.stringify(each)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
  await rename(unfinished, file)
  return kept.size
}
