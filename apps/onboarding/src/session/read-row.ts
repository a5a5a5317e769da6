import 'server-only'
import { type DatabaseClient, publicClient } from '@wiring/contract/public-client'
import { supabaseAddress } from '../env.ts'

export type ReadRow<Row> = { state: 'found'; row: Row } | { state: 'missing' } | { state: 'failed' }

interface RowSchema<Row> {
  safeParse(row: unknown): { success: true; data: Row } | { success: false }
}

interface Query {
  abortSignal(signal: AbortSignal): PromiseLike<{ data: unknown; error: unknown }>
}

/** `failed` is worth a retry. */
export async function readRow<Row>(
  call: (database: DatabaseClient) => Query,
  schema: RowSchema<Row>,
  timeoutMs: number,
): Promise<ReadRow<Row>> {
  const { url, key } = supabaseAddress()
  try {
    const { data, error } = await call(publicClient(url, key)).abortSignal(AbortSignal.timeout(timeoutMs))
    if (error !== null || !Array.isArray(data)) return { state: 'failed' }
    if (data.length === 0) return { state: 'missing' }
    const read = schema.safeParse(data[0])
    return read.success ? { state: 'found', row: read.data } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
