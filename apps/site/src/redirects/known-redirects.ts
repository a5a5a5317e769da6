import { z } from 'zod'
import { env } from '../env.ts'
import type { Redirect } from './find-redirect.ts'

const listSchema = z.array(
  z.object({ from: z.string().nullable(), to: z.string().nullable(), permanent: z.boolean() }),
)

/** ms */
const believed = 1_000
const patience = 800

let list: readonly Redirect[] = []
let until = 0
let asking: Promise<void> | undefined

/**
 * From the site's own prerendered `/api/redirects`: a proxy has no data cache. When nothing answers the last
 * list stands.
 */
export async function knownRedirects(): Promise<readonly Redirect[]> {
  if (Date.now() < until) return list
  asking ??= ask().finally(() => {
    asking = undefined
  })
  await asking
  return list
}

async function ask() {
  try {
    const answer = await fetch(`${env.SITE_URL}/api/redirects`, {
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
      redirect: 'error',
    })
    list = listSchema.parse(await answer.json())
  } catch {
    // The last list stands until the next request.
  }
  until = Date.now() + believed
}
