import { type LocalStack, startLocalStack } from './local-stack.ts'
import type { PostgresDatabase } from './plain-postgres.ts'
import { createMigratedDatabase } from './shared-resources.ts'

export interface StackOver<Postgres> {
  postgres: Postgres
  stack: LocalStack
  stop: () => Promise<void>
}

export type StackOverPostgres = StackOver<PostgresDatabase>

export async function startStackOver<Postgres extends PostgresDatabase>(
  postgres: Postgres,
  environment: Record<string, string> = {},
): Promise<StackOver<Postgres>> {
  try {
    const stack = await startLocalStack({ DATABASE_URL: postgres.url, ...environment })
    const stop = () => stack.stop().finally(() => postgres.stop())
    return { postgres, stack, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

export const startStackOverPostgres = async (environment?: Record<string, string>) =>
  startStackOver(await createMigratedDatabase(), environment)
