import type { App } from '@supabase/lite'

/** For unknown buckets, whose uploads are refused anyway. */
const otherwise = 5_242_880

const known = new WeakMap<App, Promise<Map<string, number>>>()

async function readLimits(app: App): Promise<Map<string, number>> {
  const rows = await app.connection.kysely
    .withSchema('storage')
    .selectFrom('buckets')
    .select(['id', 'file_size_limit'])
    .execute()
  return new Map(rows.map(({ id, file_size_limit }) => [id, Number(file_size_limit ?? otherwise)]))
}

/** Bytes. Cached, because only migrations change it. */
export async function bucketLimit(app: App, bucket: string): Promise<number> {
  const limits = known.get(app) ?? readLimits(app)
  known.set(app, limits)
  try {
    return (await limits).get(bucket) ?? otherwise
  } catch (error) {
    known.delete(app)
    throw error
  }
}
