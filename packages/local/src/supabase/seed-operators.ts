import { join } from 'node:path'
import { seededOperators } from '@wiring/deploy/seeded-operators'
import { dataFolder } from '../settings.ts'
import { runningDatabase } from './database-socket.ts'

export async function seedOperators(): Promise<void> {
  await runningDatabase(join(dataFolder, 'supabase')).transaction(({ rows }) =>
    rows(
      `insert into private.operators (email, name, role, signature_path)
       select s.email, s.name, s.role, s.signature_path
       from jsonb_to_recordset($1::jsonb) as s (email text, name text, role text, signature_path text)
       where not exists (select from private.operators)`,
      [JSON.stringify(seededOperators)],
    ),
  )
}

export const signInHint = (inbox: string): string =>
  `At the desk, sign in as ${seededOperators[0]?.email}; the code is in the inbox: ${inbox}`
