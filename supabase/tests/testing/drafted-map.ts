import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import { completedSession } from '@wiring/local/testing/calls'
import type { PostgresDatabase } from '@wiring/local/testing/plain-postgres'

const drafts = new Map<string, string>()

/** Of the example by default. Cached. */
export function draftOf(inputs?: unknown): string {
  const key = JSON.stringify(inputs ?? null)
  const known = drafts.get(key)
  if (known !== undefined) return known
  const folder = mkdtempSync(join(tmpdir(), 'wiring-draft-'))
  const file = join(folder, 'inputs.json')
  if (inputs !== undefined) writeFileSync(file, key)
  const example = join(repositoryRoot, 'apps/desk/examples/ines.json')
  const command = [join(repositoryRoot, 'apps/desk/src/cli/map.ts'), inputs === undefined ? example : file]
  const made = execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 20_000_000 })
  rmSync(folder, { recursive: true })
  drafts.set(key, made)
  return made
}

export async function draftedMap(
  stack: RunningStack,
  postgres: PostgresDatabase,
  email: string,
  draft = draftOf(),
): Promise<string> {
  const { id } = await completedSession(stack, email)
  const quoted = `$draft$${draft}$draft$`
  postgres.run(`update private.maps set draft = ${quoted}::jsonb, state = private.state_of_draft(${quoted}::jsonb) where session_id = '${id}';
    update private.map_jobs set state = 'done', lease = null where session_id = '${id}'`)
  return id
}
