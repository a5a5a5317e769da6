import { setTimeout as wait } from 'node:timers/promises'
import { ownAddress } from './own-address.ts'
import type { Touched } from './touched-pages.ts'

/**
 * Asks for each page, which makes Next make it again, until every one is new; whoever comes in the meantime gets it
 * as it was. Gives up after `patience` ms: a content lake that is away keeps pages as they are for longer than anybody should wait.
 * @returns whether every page is new
 */
export async function madeAgain({ pages, files }: Touched, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  const read = await allNew(pages, deadline)
  return (await allNew(files, deadline)) && read
}

async function allNew(paths: readonly string[], deadline: number): Promise<boolean> {
  let old = [...paths]
  let pause = 50
  while (old.length > 0 && Date.now() < deadline) {
    const answers = await Promise.allSettled(old.map((path) => ask(path)))
    old = old.filter((_, index) => {
      const answer = answers[index]
      return answer?.status !== 'fulfilled' || answer.value === 'STALE'
    })
    if (old.length > 0) await wait(pause)
    pause = Math.min(2 * pause, 1_000)
  }
  return old.length === 0
}

/** What Next says of its copy of a page: `HIT`, `STALE` (an old one, a new one is being made) or `MISS`. */
async function ask(path: string): Promise<string | null> {
  const response = await fetch(`${ownAddress()}${path}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(8_000),
  })
  await response.arrayBuffer()
  return response.headers.get('x-nextjs-cache')
}
