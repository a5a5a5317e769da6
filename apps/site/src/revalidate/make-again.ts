import { setTimeout as wait } from 'node:timers/promises'

/** Asks for each page once, which makes Next make it again. Whoever comes in the meantime gets the page as it was. */
export async function makeAgain(origin: string, paths: string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => ask(origin, path)))
}

/**
 * The same, and waits until every page is new. Gives up after `patience` ms: a content lake that is away keeps pages as they
 * are for longer than anybody should wait.
 * @returns whether every page is new
 */
export async function madeAgain(origin: string, paths: string[], patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  let old = paths
  while (old.length > 0 && Date.now() < deadline) {
    const answers = await Promise.allSettled(old.map((path) => ask(origin, path)))
    old = old.filter((_, index) => {
      const answer = answers[index]
      return answer?.status !== 'fulfilled' || answer.value === 'STALE'
    })
    if (old.length > 0) await wait(50)
  }
  return old.length === 0
}

/** What Next says of its copy of a page: `HIT`, `STALE` (an old one, a new one is being made) or `MISS`. */
async function ask(origin: string, path: string): Promise<string | null> {
  const response = await fetch(`${origin}${path}`, { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
  await response.arrayBuffer()
  return response.headers.get('x-nextjs-cache')
}
