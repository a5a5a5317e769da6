import { numberVariable } from '@wiring/local/settings'
import { cpuDuring } from '../processes.ts'
import { type Bench, fail, measured, note, ofAThousand } from './bench.ts'
import type { Visits } from './measured.ts'
import { newTally, visits, within95 } from './pages.ts'
import { publishTwiceUnderLoad } from './publishing-under-load.ts'

const many = numberVariable('LOAD_VISITORS', 1_000)
const rate = 50

/** More is a publish of which one instance was not told: it looks by itself after thirty. */
const mostSecondsOfPublish = 10

export const measureVisitors = (bench: Bench): Promise<Visits> =>
  measured(bench, async () => {
    const { production, roots } = bench
    await visits(production.address, 50, newTally())
    const steady = await publishTwiceUnderLoad(production, { rate, seconds: 40 })
    note(bench, 'pages with two publishes', steady.tally)
    for (const { onInstances, throughProxy } of steady.publishes) {
      const seen = `${onInstances.toFixed(2)} s on both instances, ${throughProxy.toFixed(2)} s through the proxy`
      console.log(`a publish: ${seen}`)
      if (Math.max(onInstances, throughProxy) > mostSecondsOfPublish) fail(bench, `a publish took ${seen}`)
    }
    const tally = newTally()
    const began = performance.now()
    const cpu = await cpuDuring(roots, () => visits(production.address, many, tally))
    note(bench, 'new visitors', tally)
    return {
      rate,
      pages: steady.tally.requests,
      p95: Math.round(within95(steady.tally)),
      publishes: steady.publishes,
      many,
      requests: tally.requests,
      seconds: (performance.now() - began) / 1_000,
      kilobytesEach: Math.round(tally.bytes / many / 1_000),
      cpu: ofAThousand(cpu, many),
    }
  })
