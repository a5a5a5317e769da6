import { type LocalStack, startLocalStack } from './local-stack.ts'
import { type PlainPostgres, startPlainPostgres } from './plain-postgres.ts'

export interface StackOverPostgres {
  postgres: PlainPostgres
  stack: LocalStack
  stop: () => Promise<void>
}

export async function startStackOverPostgres(
  environment: Record<string, string> = {},
): Promise<StackOverPostgres> {
  const postgres = await startPlainPostgres()
  try {
    const stack = await startLocalStack({ DATABASE_URL: postgres.url, ...environment })
    const stop = () => stack.stop().finally(() => postgres.stop())
    return { postgres, stack, stop }
  } catch (error) {
    postgres.stop()
    throw error
  }
}
