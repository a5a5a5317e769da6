import { type LocalStack, type RunningStack, startLocalStack } from './local-stack.ts'
import { type PostgresDatabase, plainPostgresMissing } from './plain-postgres.ts'
import { discardMails, sharedStack } from './shared-resources.ts'
import { startStackOverPostgres } from './stack-over-postgres.ts'

interface Started<Stack> {
  stack: Stack
  postgres?: PostgresDatabase
  stop: () => Promise<void>
}

interface DatabaseKind {
  name: string
  missing: string | null
  start(): Promise<Started<LocalStack>>
  /** Cheaper, for tests that never stop the stack. */
  share(): Promise<Started<RunningStack>>
}

const startOverPostgres = () => startStackOverPostgres(discardMails())

export const bothDatabases: readonly DatabaseKind[] = [
  {
    name: 'the embedded database',
    missing: null,
    async start() {
      const stack = await startLocalStack(discardMails())
      return { stack, stop: () => stack.stop() }
    },
    share: async () => ({ stack: await sharedStack(), stop: async () => {} }),
  },
  {
    name: 'a real Postgres',
    missing: plainPostgresMissing(),
    start: startOverPostgres,
    share: startOverPostgres,
  },
]
