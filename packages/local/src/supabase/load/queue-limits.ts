import type { QueueLimits } from './bounded-queue.ts'

/** How many calls of each kind may be under way and wait, by what the database behind them can do. */
export interface LoadLimits {
  /** Each function that visitors call. */
  functions: QueueLimits
  reads: QueueLimits
  uploads: QueueLimits
}

/**
 * PGlite answers one query at a time: some 60 signups a second on a free machine, 10 on a very busy one.
 * Nothing but load holds it up, and 150 photographs at once keep other calls waiting for seconds.
 */
const embedded: LoadLimits = {
  functions: { concurrency: 6, mostWaiting: 60, longestWait: 10_000, standstill: 10_000 },
  reads: { concurrency: 16, mostWaiting: 400, longestWait: 4_000, standstill: 4_000 },
  // The wizard gives an upload up when nothing has moved for 30 s.
  uploads: { concurrency: 6, mostWaiting: 250, longestWait: 28_000, standstill: 10_000 },
}

/** A pool of ten connections: 500 signups take four to ten seconds, and the form waits fourteen. */
const postgres: LoadLimits = {
  functions: { concurrency: 20, mostWaiting: 800, longestWait: 12_000, standstill: 3_000 },
  reads: { concurrency: 20, mostWaiting: 800, longestWait: 4_000, standstill: 3_000 },
  uploads: { concurrency: 10, mostWaiting: 400, longestWait: 28_000, standstill: 3_000 },
}

export const loadLimits = (databaseUrl: string | undefined): LoadLimits =>
  databaseUrl === undefined ? embedded : postgres
