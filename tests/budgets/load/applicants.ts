import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningDatabase } from '@wiring/local/running-database'
import { testFolder } from '../../running-stack/test-stack.ts'
import { runJourney, type Times } from '../onboarding/journey.ts'
import type { Photograph } from '../onboarding/photographs.ts'
import { visitorAddress } from './pages.ts'

const database = runningDatabase(join(testFolder, 'supabase'))
const run = Date.now().toString(36)
const pictures = 3

let walked = 0

/** As if nobody had come in the hour before: the limits stay as they are in production. */
export const beginAnHour = (): Promise<unknown> =>
  database.transaction(async ({ rows }) => {
    await rows('delete from private.mail_sends')
    await rows('delete from private.rate_hits')
  })

interface Applicant {
  /** `null` after the whole way. */
  failure: string | null
  remove: () => Promise<void>
}

/** Each from an address of her own. */
export async function apply(
  site: string,
  photographs: readonly Photograph[],
  times: Times,
): Promise<Applicant> {
  const number = walked
  walked += 1
  const own = Array.from(
    { length: pictures },
    (_, index) => photographs[(number * pictures + index) % photographs.length] as Photograph,
  )
  try {
    const journey = await runJourney(visitorAddress(30, number), `load-${run}-${number}`, own, times, {
      site,
      repeats: 2,
      mailSeconds: 180,
    })
    return { failure: null, remove: journey.remove }
  } catch (error) {
    return {
      failure: `applicant ${number}: ${error instanceof Error ? error.message : error}`,
      remove: async () => {},
    }
  }
}

/** Until every finished session has its draft, which the desk makes in a thread. */
export async function untilDrafted(): Promise<void> {
  for (const until = Date.now() + 300_000; ; await wait(500)) {
    const [row] = await database.transaction(({ rows }) =>
      rows<{ waiting: number }>("select count(*)::int as waiting from private.maps where state = 'waiting'"),
    )
    if (row?.waiting === 0) return
    if (Date.now() > until) throw new Error(`${row?.waiting} maps wait for their draft.`)
  }
}
