import { join } from 'node:path'
import { runningDatabase } from '../backup/database-socket.ts'
import { dataFolder } from '../settings.ts'

/** Who may sign in at the desk of a stack that nobody was invited to yet. Their mails go to the local inbox. */
const operators = [
  { email: 'mara@tracework.example', name: 'Mara', role: 'lead' },
  { email: 'tom@tracework.example', name: 'Tom', role: 'operator' },
]

/** Fills an empty list of operators, so that the first start can be tried at once. */
export async function seedOperators(): Promise<void> {
  await runningDatabase(join(dataFolder, 'supabase')).transaction(({ rows }) =>
    rows(
      `insert into private.operators (email, name, role)
       select s.email, s.name, s.role from jsonb_to_recordset($1::jsonb) as s (email text, name text, role text)
       where not exists (select from private.operators)`,
      [JSON.stringify(operators)],
    ),
  )
}

/** What `npm start` says about the first sign-in. */
export const firstSignIn = (inbox: string): string =>
  `At the desk, sign in as ${operators[0]?.email}; the code is in the inbox: ${inbox}`
