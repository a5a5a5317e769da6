import { join } from 'node:path'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { runningDatabase } from '@wiring/local/running-database'
import { afterAll, beforeAll } from 'vitest'

export function stackPerFile(environment: Record<string, string> = {}): () => LocalStack {
  let stack: LocalStack
  beforeAll(async () => {
    stack = await startLocalStack(environment)
  })
  afterAll(() => stack?.stop())
  return () => stack
}

export const queryRows = <Row>(stack: LocalStack, statement: string, parameters: string[] = []) =>
  runningDatabase(join(stack.data, 'supabase')).transaction(({ rows }) => rows<Row>(statement, parameters))

export const withKey = (key: string) => ({ headers: { apikey: key, authorization: `Bearer ${key}` } })
