import { blockList } from './block-list.ts'
import { loadSession } from './load-session.ts'
import { LookupQueue } from './lookup-queue.ts'
import { tooMany } from './too-many.ts'

/** A page load takes a few milliseconds of the database: 200 of one network wait about a second. */
const lookups = new LookupQueue({ atOnce: 2, mostWaiting: 200 })
/** Seconds after which a caller with too many lookups in line may come back. */
const busy = 2

/**
 * The answer to a blocked caller, or `null` when it may go on: a session that exists is served to everybody, since the
 * guesses may have been a neighbour's behind the same address.
 */
export async function refuseBlocked(caller: string, sessionId: string | null): Promise<Response | null> {
  const wait = blockList.wait(caller, Date.now())
  if (wait === 0) return null
  if (sessionId === null) return tooMany(wait)
  const loaded = await lookups.run(caller, () => loadSession(sessionId))
  if (loaded === null) return tooMany(busy)
  return loaded.state === 'missing' ? tooMany(wait) : null
}
