import type { QueueLimits } from './bounded-queue.ts'

interface LoadLimits {
  functions: QueueLimits
  reads: QueueLimits
  uploads: QueueLimits
}

/** What Postgres takes on two cores. The wizard cancels an upload after 30 s without progress. */
export const loadLimits: LoadLimits = {
  functions: { concurrency: 20, maxWaiting: 800, waitTimeoutMs: 12_000, stuckAfterMs: 3_000 },
  reads: { concurrency: 20, maxWaiting: 800, waitTimeoutMs: 4_000, stuckAfterMs: 3_000 },
  uploads: { concurrency: 10, maxWaiting: 400, waitTimeoutMs: 28_000, stuckAfterMs: 3_000 },
}
