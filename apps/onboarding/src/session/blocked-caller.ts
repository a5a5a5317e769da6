import { blockList } from './block-list.ts'
import { loadSession } from './load-session.ts'
import { LookupQueue } from './lookup-queue.ts'
import { tooMany } from './too-many.ts'

const lookups = new LookupQueue({ maxRunning: 2, maxQueued: 200 })
const retryAfterSeconds = 2

/** Existing sessions are served: a neighbour may have guessed. */
export async function refuseBlocked(caller: string, sessionId: string | null): Promise<Response | null> {
  const wait = blockList.secondsLeft(caller, Date.now())
  if (wait === 0) return null
  if (sessionId === null) return tooMany(wait)
  const loaded = await lookups.run(caller, () => loadSession(sessionId))
  if (loaded === null) return tooMany(retryAfterSeconds)
  return loaded.state === 'missing' ? tooMany(wait) : null
}
