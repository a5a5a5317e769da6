import { join } from 'node:path'
import { type LocalStack, type RunningStack, startLocalStack } from '@wiring/local/local-stack'
import { runningDatabase } from '@wiring/local/running-database'
import { sharedStack } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll } from 'vitest'

export function stackPerFile(environment: Record<string, string> = {}): () => LocalStack {
  let stack: LocalStack
  beforeAll(async () => {
    stack = await startLocalStack(environment)
  })
  afterAll(() => stack?.stop())
  return () => stack
}

/** Other files have used it before, but none does at the same time. */
export function stackPerWorker(): () => RunningStack {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await sharedStack()
  })
  return () => stack
}

export const queryRows = <Row>(stack: RunningStack, statement: string, parameters: string[] = []) =>
  runningDatabase(join(stack.data, 'supabase')).transaction(({ rows }) => rows<Row>(statement, parameters))

export const withKey = (key: string) => ({ headers: { apikey: key, authorization: `Bearer ${key}` } })
