import { blockList } from './block-list.ts'
import { loadSession } from './load-session.ts'
import { LookupQueue } from './lookup-queue.ts'
import { tooMany } from './too-many.ts'

/** 200 page loads from one network wait about a second. */
const lookups = new LookupQueue({ atOnce: 2, mostWaiting: 200 })
/** Seconds before a caller with a full queue may come back. */
const busy = 2

/**
 * The answer to a blocked caller, or `null`. Existing sessions are served to all: a neighbour may have
 * guessed.
 */
export async function refuseBlocked(caller: string, sessionId: string | null): Promise<Response | null> {
  const wait = blockList.wait(caller, Date.now())
  if (wait === 0) return null
  if (sessionId === null) return tooMany(wait)
  const loaded = await lookups.run(caller, () => loadSession(sessionId))
  if (loaded === null) return tooMany(busy)
  return loaded.state === 'missing' ? tooMany(wait) : null
}
