import { randomBytes } from 'node:crypto'
import type { RunningStack } from '@wiring/local/local-stack'
import { type Answer, invoke } from '@wiring/local/testing/calls'
import type { PostgresDatabase } from '@wiring/local/testing/plain-postgres'

type Body = Record<string, unknown> & { status?: string }

export function newOperator(stack: RunningStack, postgres: PostgresDatabase, name: string) {
  const session = randomBytes(32).toString('hex')
  postgres.run(`with made as (
      insert into private.operators (email, name) values ('${name.toLowerCase()}-${session.slice(0, 8)}@tracework.example', '${name}') returning operator_id
    ) insert into private.operator_sessions (token_hash, operator_id, factor) select private.secret_hash('${session}'), operator_id, 'passkey' from made`)
  const raw = (action: string, input: unknown): Promise<Answer> =>
    invoke(stack, 'desk', { action, session, input })
  const callDesk = async (action: string, input: unknown): Promise<Body> =>
    (await raw(action, input)).body as Body
  return Object.assign(callDesk, { session, raw })
}

export type Operator = ReturnType<typeof newOperator>
