import { Unavailable } from '@wiring/contract/rpc'
import * as z from 'zod'
import { callDatabase } from './database.ts'
import { env } from './env.ts'

const batch = 100
const objects = z.array(z.object({ bucket_id: z.enum(['json-profiles', 'wiring-images']), name: z.string() }))

async function removeObjects(bucket: string, names: readonly string[]): Promise<void> {
  const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: { ...env.serviceHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: names }),
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Unavailable(`storage: ${response.status}`)
}

/** By the Storage API, which removes the bytes too. Throws when objects stay; safe to kill. */
export async function sweepObjects(list: 'objects_to_sweep' | 'orphaned_objects'): Promise<number> {
  let removed = 0
  let last = ''
  for (;;) {
    const due = await callDatabase(list, { p_max: batch }, objects)
    if (due.length === 0) break
    const listed = JSON.stringify(due)
    if (listed === last) throw new Unavailable('storage: objects stay')
    last = listed
    for (const bucket of ['json-profiles', 'wiring-images']) {
      const names = due.filter((object) => object.bucket_id === bucket).map((object) => object.name)
      if (names.length > 0) await removeObjects(bucket, names)
    }
    removed += due.length
  }
  await callDatabase('finish_sweep', {}, z.number())
  return removed
}

const attempts = 3

/** "Deleted" is answered only when the files are gone. */
export async function sweepWithRetries(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sweepObjects('objects_to_sweep')
      return
    } catch (error) {
      if (attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt))
    }
  }
}
