import type { QueueLimits } from './bounded-queue.ts'

export interface LoadLimits {
  functions: QueueLimits
  reads: QueueLimits
  uploads: QueueLimits
}

/** PGlite runs one query at a time: 60 signups per second on a free machine, 10 on a busy one. */
const embedded: LoadLimits = {
  functions: { concurrency: 6, maxWaiting: 60, waitTimeoutMs: 10_000, stuckAfterMs: 10_000 },
  reads: { concurrency: 16, maxWaiting: 400, waitTimeoutMs: 4_000, stuckAfterMs: 4_000 },
  // The wizard cancels an upload after 30 s without progress.
  uploads: { concurrency: 6, maxWaiting: 250, waitTimeoutMs: 28_000, stuckAfterMs: 10_000 },
}

const postgres: LoadLimits = {
  functions: { concurrency: 20, maxWaiting: 800, waitTimeoutMs: 12_000, stuckAfterMs: 3_000 },
  reads: { concurrency: 20, maxWaiting: 800, waitTimeoutMs: 4_000, stuckAfterMs: 3_000 },
  uploads: { concurrency: 10, maxWaiting: 400, waitTimeoutMs: 28_000, stuckAfterMs: 3_000 },
}

export const loadLimits = (databaseUrl: string | undefined): LoadLimits =>
  databaseUrl === undefined ? embedded : postgres
