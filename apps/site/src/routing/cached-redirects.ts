import * as z from 'zod'
import { env } from '../env.ts'

const listSchema = z.array(
  z.object({ from: z.string().nullable(), to: z.string().nullable(), permanent: z.boolean() }),
)

export type Redirect = z.infer<typeof listSchema>[number]

const cacheMs = 1_000
const timeoutMs = 800

let list: readonly Redirect[] = []
let cachedUntil = 0
let refreshing: Promise<void> | undefined

/** From the site's own prerendered `/api/redirects`: a proxy has no data cache. */
export async function cachedRedirects(): Promise<readonly Redirect[]> {
  if (Date.now() < cachedUntil) return list
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  await refreshing
  return list
}

async function refresh() {
  try {
    const response = await fetch(`${env.SITE_URL}/api/redirects`, {
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      redirect: 'error',
    })
    list = listSchema.parse(await response.json())
  } catch {
    // The last list stays.
  }
  cachedUntil = Date.now() + cacheMs
}
