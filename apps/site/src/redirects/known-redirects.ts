import { z } from 'zod'
import { env } from '../env.ts'
import type { Redirect } from './find-redirect.ts'

const listSchema = z.array(
  z.object({ from: z.string().nullable(), to: z.string().nullable(), permanent: z.boolean() }),
)

/** How long a list is believed (ms), and how long the site waits for it. */
const believed = 1_000
const patience = 800

let list: readonly Redirect[] = []
let until = 0
let asking: Promise<void> | undefined

/**
 * The editors' redirects, from the site's own prerendered `/api/redirects`: a proxy has no data cache, and the content lake is
 * never asked per request. When nothing answers the last known list stands.
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
    // The last known list stands; the next request asks again after the pause.
  }
  until = Date.now() + believed
}
