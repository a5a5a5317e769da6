/**
 * `npm run bench:load`: visitors with ten publishes, publishes that nobody tells, 200 applicants at once, a
 * roll-out and a crash, over nginx, two instances of site and onboarding, and Postgres, with the processor
 * time and the memory of each part. One of them alone: `npm run bench:load -- applicants`.
 * `SOAK_MINUTES=120 npm run bench:load -- soak` is a quiet day's load. On Linux, with nginx.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendControlCommand } from '@wiring/local/control'
import { numberVariable } from '@wiring/local/settings'
import { fail as end, requirePrograms } from '@wiring/local/tool'
import { testFolder } from '../running-stack/test-stack.ts'
import { beginAnHour } from './load/applicants.ts'
import { type Bench, measured, note } from './load/bench.ts'
import { measureHealing } from './load/healing.ts'
import { measureJourneys } from './load/journeys.ts'
import { readMeasured, type Witnessed, writeMeasured } from './load/measured.ts'
import { within95 } from './load/pages.ts'
import { startProduction } from './load/production.ts'
import { loadReport } from './load/report.ts'
import { killOneOfEach, rollOut, type WorkUnderLoad, witnessed } from './load/rollout.ts'
import { soak } from './load/soak.ts'
import { measureVisitors } from './load/visitors.ts'
import { drawPhotographs } from './onboarding/photographs.ts'
import { withProductionStack } from './production-stack.ts'

requirePrograms('nginx', 'openssl')

const rolloutPages = numberVariable('LOAD_ROLLOUT_PAGES', 10_000)
const minutes = numberVariable('SOAK_MINUTES', 120)

const measureWitnessed = (bench: Bench, what: string, work: WorkUnderLoad): Promise<Witnessed> =>
  measured(bench, async () => {
    const tallies = await witnessed(bench.production, { rate: 50, applicants: 4 }, work)
    for (const [who, tally] of Object.entries(tallies)) note(bench, `${what}, ${who}`, tally)
    const { pages, drafts, uploads, wizard } = tallies
    return {
      pages: pages.requests,
      p95: Math.round(within95(pages)),
      drafts: drafts.requests,
      uploads: uploads.requests,
      wizard: wizard.requests,
    }
  })

/** Each gives what is stored where nothing failed. */
const measures = {
  visitors: async (bench: Bench) => ({ visitors: await measureVisitors(bench) }),
  healing: async (bench: Bench) => ({ healing: await measureHealing(bench) }),
  applicants: async (bench: Bench, folder: string) => ({
    applicants: await measureJourneys(bench, await drawPhotographs(folder, 30, 14)),
  }),
  rollout: async (bench: Bench) => ({
    rollout: await measureWitnessed(bench, 'roll-out', rollOut(bench.production, rolloutPages)),
  }),
  kill: async (bench: Bench) => ({
    kill: await measureWitnessed(bench, 'kill -9', killOneOfEach(bench.production)),
  }),
  soak: async (bench: Bench, folder: string) => {
    await soak(bench, { minutes, photographs: await drawPhotographs(folder, 30, 14) })
    return {}
  },
}

const isMeasure = (name: string): name is keyof typeof measures => Object.hasOwn(measures, name)
const all = Object.keys(measures).filter(isMeasure)
const given = process.argv.slice(2)
const unknown = given.find((name) => !isMeasure(name))
if (unknown !== undefined) end(`There is no part “${unknown}”. There are: ${all.join(', ')}.`)
const chosen = given.length > 0 ? given.filter(isMeasure) : all.filter((name) => name !== 'soak')

const environment = { RATE_LIMITS: 'production', POSTGRES_FSYNC: 'on' }

await withProductionStack(async () => {
  const supervisor = Number(await sendControlCommand('pid', testFolder))
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  const production = await startProduction()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void production.stop().finally(() => process.exit(1)))
  const bench: Bench = { production, roots: [supervisor, process.pid], failures: [] }
  try {
    for (const name of chosen) {
      const before = bench.failures.length
      await beginAnHour()
      const found = await measures[name](bench, folder)
      if (bench.failures.length === before) writeMeasured(found)
    }
    console.log(`\n${loadReport(readMeasured())}`)
    for (const failure of bench.failures) console.log(`! ${failure}`)
    if (bench.failures.length > 0) for (const line of production.doorSaid()) console.log(`! nginx: ${line}`)
    process.exitCode = bench.failures.length === 0 ? 0 : 1
  } finally {
    await production.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, environment)
