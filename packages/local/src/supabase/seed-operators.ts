import { seededOperators } from '@wiring/deploy/seeded-operators'
import { databaseOfEnvironment } from './running-database.ts'

export async function seedOperators(): Promise<void> {
  await databaseOfEnvironment().transaction(({ rows }) =>
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
