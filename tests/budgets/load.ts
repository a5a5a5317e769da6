/**
 * `npm run bench:load`: visitors, publishes, 200 applicants at once, a roll-out and a crash, over nginx, two
 * instances of site and onboarding, and Postgres, with the processor time and the memory of each part.
 * `SOAK_MINUTES=120 npm run bench:load` repeats a quiet day's load instead. On Linux, with nginx.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { numberVariable } from '@wiring/local/settings'
import { requirePrograms } from '@wiring/local/tool'
import { testFolder } from '../running-stack/test-stack.ts'
import { apply, beginAnHour, untilDrafted } from './load/applicants.ts'
import { type Measured, writeMeasured } from './load/measured.ts'
import { failed, newTally, type Tally, visits, within95 } from './load/pages.ts'
import { type Production, startProduction } from './load/production.ts'
import { publishTwiceUnderLoad } from './load/publishing-under-load.ts'
import { capacityTable, loadReport } from './load/report.ts'
import { killOneOfEach, rollOut, type Witnesses, witnessed } from './load/rollout.ts'
import { soak } from './load/soak.ts'
import { phases, type Times } from './onboarding/journey.ts'
import { drawPhotographs, type Photograph } from './onboarding/photographs.ts'
import { atShare, timesTable } from './onboarding/step-times.ts'
import { cpuDuring, memoryBelow, type Part, partName, parts, watchMemory } from './processes.ts'
import { withProductionStack } from './production-stack.ts'

requirePrograms('nginx', 'openssl')

const minutes = numberVariable('SOAK_MINUTES', 0)
const visitors = numberVariable('LOAD_VISITORS', 1_000)
const applicants = numberVariable('LOAD_APPLICANTS', 200)
const rolloutPages = numberVariable('LOAD_ROLLOUT_PAGES', 10_000)

/** MB of both instances, or of all functions: twice what a soak takes. */
const most: Partial<Record<Part, number>> = {
  nginx: 40,
  site: 800,
  onboarding: 500,
  desk: 250,
  functions: 400,
  postgres: 150,
}

/** More is a publish of which one instance was not told: it looks by itself after thirty. */
const mostSecondsOfPublish = 10

const failures: string[] = []

function note(what: string, tally: Tally): void {
  console.log(
    `${what}: ${tally.requests} requests, ${failed(tally)} failed, 95 % within ${Math.round(within95(tally))} ms`,
  )
  for (const [failure, times] of tally.failures) {
    console.log(`! ${times} × ${failure}`)
    failures.push(`${what}: ${times} × ${failure}`)
  }
}

function noteAll(what: string, witnesses: Witnesses): Measured['rollout'] {
  for (const [who, tally] of Object.entries(witnesses)) note(`${what}, ${who}`, tally)
  const { pages, drafts, uploads, wizard } = witnesses
  return {
    pages: pages.requests,
    drafts: drafts.requests,
    uploads: uploads.requests,
    wizard: wizard.requests,
  }
}

const ofAThousand = (cpu: Map<Part, number>, many: number) =>
  Object.fromEntries([...cpu].map(([part, seconds]) => [part, Number(((seconds * 1_000) / many).toFixed(2))]))

const seconds = (since: number) => (performance.now() - since) / 1_000

async function measureVisits(site: string, roots: number[]): Promise<Measured['visits']> {
  await visits(site, 50, newTally())
  const tally = newTally()
  const began = performance.now()
  const cpu = await cpuDuring(roots, () => visits(site, visitors, tally))
  note('new visitors', tally)
  return {
    many: visitors,
    requests: tally.requests,
    seconds: seconds(began),
    kilobytesEach: Math.round(tally.bytes / visitors / 1_000),
    cpu: ofAThousand(cpu, visitors),
  }
}

function stepsOf(times: Times): Measured['journeys']['steps'] {
  return phases.map((step) => {
    const took = times.filter(({ phase }) => phase === step).map(({ milliseconds }) => milliseconds)
    const [p50 = 0, p95 = 0, slowest = 0] = [0.5, 0.95, 1].map((share) => Math.round(atShare(took, share)))
    return { step, calls: took.length, p50, p95, most: slowest }
  })
}

async function measureJourneys(
  site: string,
  photographs: Photograph[],
  roots: number[],
): Promise<Measured['journeys']> {
  const times: Times = []
  const removes: (() => Promise<void>)[] = []
  const began = performance.now()
  const cpu = await cpuDuring(roots, async () => {
    const walked = await Promise.all(
      Array.from({ length: applicants }, () => apply(site, photographs, times)),
    )
    for (const { failure, remove } of walked) {
      if (failure !== null) {
        console.log(`! ${failure}`)
        failures.push(failure)
      } else removes.push(remove)
    }
    await untilDrafted()
  })
  const took = seconds(began)
  for (const remove of removes) await remove()
  const repeated = times.reduce((sum, { repeated: each = 0 }) => sum + each, 0)
  console.log(
    `${applicants} applicants at once: ${Math.round(took)} s, ${repeated} requests repeated\n${timesTable(times)}`,
  )
  const bytes = photographs.reduce((sum, photograph) => sum + photograph.bytes, 0) / photographs.length
  return {
    asked: applicants,
    many: removes.length,
    seconds: took,
    repeated,
    megabytesEach: (3 * bytes) / 1e6,
    steps: stepsOf(times),
    cpu: ofAThousand(cpu, removes.length),
  }
}

async function measure(production: Production, photographs: Photograph[], roots: number[]): Promise<void> {
  await visits(production.address, 50, newTally())
  const start = memoryBelow(...roots)
  const watch = watchMemory(...roots)
  const steady = await publishTwiceUnderLoad(production, { rate: 50, seconds: 40 })
  note('pages with two publishes', steady.tally)
  for (const { onInstances, throughProxy } of steady.publishes) {
    const seen = `${onInstances.toFixed(2)} s on both instances, ${throughProxy.toFixed(2)} s through the proxy`
    console.log(`a publish: ${seen}`)
    if (Math.max(onInstances, throughProxy) > mostSecondsOfPublish) failures.push(`a publish took ${seen}`)
  }
  const measuredVisits = await measureVisits(production.address, roots)
  const journeys = await measureJourneys(production.address, photographs, roots)
  await wait(10_000)
  const peaks = watch.stop()
  const end = memoryBelow(...roots)
  await beginAnHour()
  const load = { rate: 50, applicants: 4 }
  const rollout = noteAll('roll-out', await witnessed(production, load, rollOut(production, rolloutPages)))
  const killed = noteAll('kill -9', await witnessed(production, load, killOneOfEach(production)))
  const measured: Measured = {
    on: `on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), who measures among them`,
    steady: {
      rate: 50,
      requests: steady.tally.requests,
      p95: Math.round(within95(steady.tally)),
      publishes: steady.publishes,
    },
    visits: measuredVisits,
    journeys,
    rollout,
    killed,
    memory: Object.fromEntries(
      parts.map((part) => [
        part,
        {
          start: Math.round(start.get(part) ?? 0),
          peak: Math.round(peaks.get(part) ?? 0),
          end: Math.round(end.get(part) ?? 0),
        },
      ]),
    ),
  }
  for (const part of parts)
    if ((peaks.get(part) ?? 0) > (most[part] ?? Number.POSITIVE_INFINITY))
      failures.push(`${partName(part)} took ${Math.round(peaks.get(part) ?? 0)} MB (limit ${most[part]})`)
  if (failures.length === 0) writeMeasured(measured)
  console.log(`\n${loadReport(measured)}\n\n${capacityTable(measured)}`)
}

const environment = { RATE_LIMITS: 'production', POSTGRES_FSYNC: 'on' }

await withProductionStack(async () => {
  await beginAnHour()
  const supervisor = Number(await sendControlCommand('pid', testFolder))
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  const production = await startProduction()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void production.stop().finally(() => process.exit(1)))
  try {
    const roots = [supervisor, process.pid]
    const photographs = await drawPhotographs(folder, 30, 14)
    if (minutes > 0) failures.push(...(await soak(production, { minutes, photographs, roots })))
    else await measure(production, photographs, roots)
    for (const failure of failures) console.log(`! ${failure}`)
    process.exitCode = failures.length === 0 ? 0 : 1
  } finally {
    await production.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, environment)
