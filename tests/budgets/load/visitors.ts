import { numberVariable } from '@wiring/local/settings'
import { cpuDuring } from '../processes.ts'
import { spreadOf } from '../spread.ts'
import { type Bench, fail, measured, note, ofAThousand } from './bench.ts'
import type { Visits } from './measured.ts'
import { newTally, visits, within95 } from './pages.ts'
import { publishUnderLoad } from './publishing-under-load.ts'
import { secondsOf } from './report.ts'

const many = numberVariable('LOAD_VISITORS', 1_000)
const rate = 50

/** Seconds; nginx keeps a page for one, which by its whole seconds may be two. */
const aims = { onInstances: 1, throughProxy: 3 }
const names = { onInstances: 'on both instances', throughProxy: 'through the proxy' }
/** More is a publish of which one instance was not told: it looks by itself after thirty. */
const mostSecondsOfPublish = 10

export const measureVisitors = (bench: Bench): Promise<Visits> =>
  measured(bench, async () => {
    const { production, roots } = bench
    await visits(production.address, 50, newTally())
    const steady = await publishUnderLoad(production, { rate, times: 10, everySeconds: 4 })
    note(bench, 'pages with ten publishes', steady.tally)
    const publishes = steady.publishes.map(({ onInstances, throughProxy }) => ({ onInstances, throughProxy }))
    for (const where of ['onInstances', 'throughProxy'] as const) {
      const took = publishes.map((publish) => publish[where])
      const said = `a publish ${names[where]}: ${secondsOf(took)}`
      console.log(said)
      if (spreadOf(took).low > aims[where]) fail(bench, `${said}; the aim is ${aims[where]} s`)
      if (Math.max(...took) > mostSecondsOfPublish)
        fail(bench, `${said}; none may take ${mostSecondsOfPublish} s`)
    }
    const tally = newTally()
    const began = performance.now()
    const cpu = await cpuDuring(roots, () => visits(production.address, many, tally))
    note(bench, 'new visitors', tally)
    return {
      rate,
      pages: steady.tally.requests,
      p95: Math.round(within95(steady.tally)),
      publishes,
      many,
      requests: tally.requests,
      seconds: (performance.now() - began) / 1_000,
      kilobytesEach: Math.round(tally.bytes / many / 1_000),
      cpu: ofAThousand(cpu, many),
    }
  })
