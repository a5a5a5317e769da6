import { type LocalStack, startLocalStack } from './local-stack.ts'
import { type PlainPostgres, plainPostgresMissing } from './plain-postgres.ts'
import { startStackOverPostgres } from './stack-over-postgres.ts'

interface Started {
  stack: LocalStack
  postgres?: PlainPostgres
  stop: () => Promise<void>
}

interface DatabaseKind {
  name: string
  missing: string | null
  start(): Promise<Started>
}

export const bothDatabases: readonly DatabaseKind[] = [
  {
    name: 'the embedded database',
    missing: null,
    async start() {
      const stack = await startLocalStack()
      return { stack, stop: () => stack.stop() }
    },
  },
  { name: 'a real Postgres', missing: plainPostgresMissing(), start: () => startStackOverPostgres() },
]
