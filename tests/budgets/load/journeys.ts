import { setTimeout as wait } from 'node:timers/promises'
import { numberVariable } from '@wiring/local/settings'
import { phases, type Times } from '../onboarding/journey.ts'
import type { Photograph } from '../onboarding/photographs.ts'
import { atShare, timesTable } from '../onboarding/step-times.ts'
import { cpuDuring } from '../processes.ts'
import { apply, untilDrafted } from './applicants.ts'
import { type Bench, fail, measured, ofAThousand } from './bench.ts'
import type { Journeys } from './measured.ts'

const asked = numberVariable('LOAD_APPLICANTS', 200)

function stepsOf(times: Times): Journeys['steps'] {
  return phases.map((step) => {
    const took = times.filter(({ phase }) => phase === step).map(({ milliseconds }) => milliseconds)
    const [p50 = 0, p95 = 0, slowest = 0] = [0.5, 0.95, 1].map((share) => Math.round(atShare(took, share)))
    return { step, calls: took.length, p50, p95, most: slowest }
  })
}

/** All at once, none waits for another one. */
export const measureJourneys = (bench: Bench, photographs: readonly Photograph[]): Promise<Journeys> =>
  measured(bench, async () => {
    const { production, roots } = bench
    const times: Times = []
    const removes: (() => Promise<void>)[] = []
    const began = performance.now()
    const cpu = await cpuDuring(roots, async () => {
      const walks = Array.from({ length: asked }, () => apply(production.address, photographs, times))
      for (const { failure, remove } of await Promise.all(walks)) {
        if (failure !== null) fail(bench, failure)
        else removes.push(remove)
      }
      await untilDrafted()
    })
    const seconds = (performance.now() - began) / 1_000
    for (const remove of removes) await remove()
    const repeated = times.reduce((sum, { repeated: each = 0 }) => sum + each, 0)
    console.log(
      `${removes.length} of ${asked} applicants at once: ${Math.round(seconds)} s, ${repeated} requests repeated\n${timesTable(times)}`,
    )
    // Idle connections close before the memory of the end is read.
    await wait(10_000)
    const bytes = photographs.reduce((sum, photograph) => sum + photograph.bytes, 0) / photographs.length
    return {
      asked,
      many: removes.length,
      seconds,
      repeated,
      megabytesEach: (3 * bytes) / 1e6,
      steps: stepsOf(times),
      cpu: ofAThousand(cpu, Math.max(1, removes.length)),
    }
  })
