import { join } from 'node:path'
import { dataFolder } from '../settings.ts'
import { runningDatabase } from './database-socket.ts'

export const seededOperators = [
  { email: 'mara@tracework.example', name: 'Mara', role: 'lead' },
  { email: 'tom@tracework.example', name: 'Tom', role: 'operator' },
]

export async function seedOperators(): Promise<void> {
  await runningDatabase(join(dataFolder, 'supabase')).transaction(({ rows }) =>
    rows(
      `insert into private.operators (email, name, role)
       select s.email, s.name, s.role from jsonb_to_recordset($1::jsonb) as s (email text, name text, role text)
       where not exists (select from private.operators)`,
      [JSON.stringify(seededOperators)],
    ),
  )
}

export const signInHint = (inbox: string): string =>
  `At the desk, sign in as ${seededOperators[0]?.email}; the code is in the inbox: ${inbox}`
