import { setTimeout as wait } from 'node:timers/promises'
import type { Times } from '../onboarding/journey.ts'
import type { Photograph } from '../onboarding/photographs.ts'
import { timesTable } from '../onboarding/step-times.ts'
import { memoryBelow, type Part, partName, parts, usageBelow } from '../processes.ts'
import { median } from '../table.ts'
import { apply } from './applicants.ts'
import { type Bench, fail, note } from './bench.ts'
import { count, newTally, steadyLoad, type Tally, visits } from './pages.ts'
import type { Production } from './production.ts'
import { currentNote, publishAndWait, publishNote } from './publishing-under-load.ts'

/** By two mails each, what the limit of 500 mails an hour lets through. */
const applicantsAMinute = 4
const pagesASecond = 20
const visitorsAMinute = 60

/** MB that a part may have more at the end than in the second quarter, when everything was loaded. */
const mayGrow = 48

type Sample = Map<Part, number>

/** From the second quarter to the last one, by part. */
export function growth(samples: readonly Sample[]): Map<Part, number> {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const of = (part: Part, from: readonly Sample[]) => median(from.map((sample) => sample.get(part) ?? 0))
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)]
  return new Map(parts.map((part) => [part, of(part, late) - of(part, early)]))
}

/** In one order: that of a sample is that of its processes' numbers, which begin again at some time. */
export const minuteRow = (minute: number, sample: Sample): string =>
  [minute, ...parts.map((part) => Math.round(sample.get(part) ?? 0))].join(' | ')

async function oneMinute(
  production: Production,
  photographs: readonly Photograph[],
  tally: Tally,
  times: Times,
): Promise<void> {
  const until = Date.now() + 60_000
  const [, ...applicants] = await Promise.all([
    visits(production.address, visitorsAMinute, tally),
    ...Array.from({ length: applicantsAMinute }, () => apply(production.address, photographs, times)),
  ])
  await publishAndWait(production, `Published in the soak ${Date.now()}`).catch((error: Error) =>
    count(tally, `publish: ${error.message.replace(/“.*”/, 'it')}`),
  )
  for (const { failure, remove } of applicants) {
    tally.requests += 1
    if (failure !== null) count(tally, failure)
    await remove()
  }
  await wait(Math.max(0, until - Date.now()))
}

/** Visitors, applicants, an editor who publishes each minute. */
export async function soak(
  bench: Bench,
  { minutes, photographs }: { minutes: number; photographs: readonly Photograph[] },
): Promise<void> {
  const { production, roots } = bench
  const words = await currentNote()
  const load = steadyLoad(production.address, pagesASecond)
  const tally = newTally()
  const samples: Sample[] = []
  const times: Times = []
  const before = usageBelow(...roots)
  console.log(['minute', ...parts.map(partName)].join(' | '))
  try {
    for (let minute = 1, until = Date.now() + minutes * 60_000; Date.now() < until; minute += 1) {
      await oneMinute(production, photographs, tally, times)
      samples.push(memoryBelow(...roots))
      console.log(minuteRow(minute, samples.at(-1) ?? new Map()))
    }
  } finally {
    await load.stop()
    await publishNote(words)
  }
  note(bench, 'pages', load.tally)
  note(bench, 'visitors and applicants', tally)
  console.log(timesTable(times))
  for (const [part, { cpuSeconds }] of usageBelow(...roots))
    console.log(
      `  ${partName(part).padEnd(26)} ${(cpuSeconds - (before.get(part)?.cpuSeconds ?? 0)).toFixed(1)} s of processor`,
    )
  const grown = [...growth(samples)].filter(([part]) => part !== 'bench')
  for (const [part, megabytes] of grown)
    console.log(`  ${partName(part).padEnd(26)} ${megabytes >= 0 ? '+' : ''}${megabytes.toFixed(1)} MB`)
  for (const [part, megabytes] of grown)
    if (megabytes > mayGrow)
      fail(bench, `${partName(part)} grew by ${Math.round(megabytes)} MB (limit ${mayGrow})`)
}
