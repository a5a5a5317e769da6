import type { DatabaseTarget } from '../targets/database-target.ts'

/** Any number, but always the same: whoever holds this lock backs up or restores. */
const lock = 7_134_903

class Busy extends Error {
  override name = 'Busy'
}

/** Throws `Busy` while another backup or restore works with this database, on whatever machine. */
export function asOnlyRun<Result>(database: DatabaseTarget, work: () => Promise<Result>): Promise<Result> {
  // Of a transaction: a pooler hands the next one to another connection.
  return database.transaction(async ({ rows }) => {
    await rows('set local idle_in_transaction_session_timeout = 0')
    const [found] = await rows<{ mine: string }>(`select pg_try_advisory_xact_lock(${lock})::text as mine`)
    if (found?.mine !== 'true')
      throw new Busy('another backup or restore of this database is under way. Try again when it has ended.')
    return work()
  })
}

/** As `deploy`, `rollback` and `rotate` end. */
export const exitCodeOf = (error: unknown): number => (error instanceof Busy ? 75 : 1)
