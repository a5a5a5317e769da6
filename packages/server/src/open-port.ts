import { setTimeout as wait } from 'node:timers/promises'
import { endBecause } from './end-because.ts'
import { openingPort } from './opening-port.ts'

/** Whoever waits for something that is away is worse off than whoever serves what it kept. */
const longestWaitMs = 5_000

/**
 * The end of an app's start: lets visitors in when `ready` has settled, or did not in 5 s. Ends a process
 * in which they are in already, except in `next dev`.
 */
export async function openPort(ready: readonly Promise<unknown>[], isDevelopment: boolean): Promise<void> {
  if (isDevelopment) return
  const port = openingPort.get()
  if (port === undefined) return endBecause(notPreloaded)
  // The timer also keeps a process that listens nowhere yet.
  await Promise.race([Promise.allSettled(ready), wait(longestWaitMs)])
  port.open()
}

/** For requests of a process to itself. */
export const portOpened = async (): Promise<void> => openingPort.get()?.opened

const notPreloaded =
  'Started without `node --import @wiring/server/listen-when-ready`, so that its first answers would go out unguarded: use `npm start`, or the server.js of a release.'
