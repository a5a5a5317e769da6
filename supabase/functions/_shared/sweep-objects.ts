import { z } from 'zod'
import { callDatabase, Unavailable } from './database.ts'
import { env } from './env.ts'

const batch = 100
const objects = z.array(z.object({ bucket_id: z.enum(['json-profiles', 'wiring-images']), name: z.string() }))

async function removeObjects(bucket: string, names: readonly string[]): Promise<void> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: {
      apikey: env.serviceKey,
      authorization: `Bearer ${env.serviceKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ prefixes: names }),
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Unavailable(`storage: ${response.status}`)
}

/**
 * Removes the stored objects that no session needs any more, through the Storage API, so that bytes go with rows. Can be
 * killed anywhere: what is left is found by the next call. Returns how many went.
 */
export async function sweepObjects(): Promise<number> {
  let removed = 0
  let before = -1
  while (removed > before) {
    before = removed
    const due = await callDatabase('objects_to_sweep', { p_max: batch }, objects)
    for (const bucket of ['json-profiles', 'wiring-images']) {
      const names = due.filter((object) => object.bucket_id === bucket).map((object) => object.name)
      if (names.length > 0) await removeObjects(bucket, names)
      removed += names.length
    }
    if (due.length < batch) break
  }
  await callDatabase('finish_sweep', {}, z.number())
  return removed
}
