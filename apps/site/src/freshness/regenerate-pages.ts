import { setTimeout as wait } from 'node:timers/promises'
import type { Paths } from './paths-of-types.ts'
import { instanceUrl } from './self-webhook.ts'

/** Fetches each path until Next serves a new copy; `false` if some did not in time. */
export async function regeneratePages({ pages, files }: Paths, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  const pagesAreNew = await allRegenerated(pages, deadline)
  return (await allRegenerated(files, deadline)) && pagesAreNew
}

async function allRegenerated(paths: readonly string[], deadline: number): Promise<boolean> {
  let stale = [...paths]
  let pauseMs = 50
  while (stale.length > 0 && Date.now() < deadline) {
    const fresh = await Promise.all(stale.map((path) => isFresh(path).catch(() => false)))
    stale = stale.filter((_, index) => !fresh[index])
    if (stale.length > 0) await wait(pauseMs)
    pauseMs = Math.min(2 * pauseMs, 1_000)
  }
  return stale.length === 0
}

async function isFresh(path: string): Promise<boolean> {
  const response = await fetch(`${instanceUrl()}${path}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(8_000),
  })
  await response.arrayBuffer()
  return response.headers.get('x-nextjs-cache') !== 'STALE'
}
