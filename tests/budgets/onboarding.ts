/** `npm run bench:onboarding`: 50 people at once go from the form to the map, for ten minutes. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { runningDatabase } from '@wiring/local/running-database'
import { numberVariable } from '@wiring/local/settings'
import { testFolder } from '../running-stack/test-stack.ts'
import { type Phase, runJourney, type Times } from './onboarding/journey.ts'
import { memoryBelow, totalOf, watchMemory } from './onboarding/memory.ts'
import { drawPhotographs, type Photograph } from './onboarding/photographs.ts'
import { withProductionStack } from './production-stack.ts'

const people = numberVariable('BENCH_PEOPLE', 50)
const minutes = numberVariable('BENCH_MINUTES', 10)
const pictures = 3

const run = Date.now().toString(36)

/** Returns what went wrong, one line a person. */
async function round(number: number, photographs: Photograph[], times: Times) {
  const journeys = Array.from({ length: people }, (_, person) =>
    runJourney(
      `127.${10 + number}.0.${person + 1}`,
      `p${run}-${number}-${person}`,
      photographs.slice(person * pictures, (person + 1) * pictures),
      times,
    ),
  )
  const outcomes = await Promise.allSettled(journeys)
  return outcomes.flatMap((outcome, person) =>
    outcome.status === 'rejected' ? [`round ${number + 1}, person ${person + 1}: ${outcome.reason}`] : [],
  )
}

function printTimes(times: Times): void {
  console.log('\n              calls      p50      p95      most')
  for (const phase of ['signup', 'mail', 'page', 'load', 'save', 'upload', 'journey'] satisfies Phase[]) {
    const sorted = times.filter((time) => time.phase === phase).map(({ milliseconds }) => milliseconds)
    sorted.sort((a, b) => a - b)
    const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
    const cells = [at(0.5), at(0.95), at(1)].map((cell) => cell.padStart(9))
    console.log(`  ${phase.padEnd(10)}${String(sorted.length).padStart(7)}${cells.join('')}`)
  }
}

const megabytes = (value: number) => `${Math.round(value)} MB`

/** The limit is 500 mails an hour; ten minutes of journeys send several thousand. */
async function liftMailLimit(): Promise<void> {
  await runningDatabase(join(testFolder, 'supabase')).transaction(({ rows }) =>
    rows("update private.rate_limits set max_hits = 1000000 where name = 'mails_hour'"),
  )
}

await withProductionStack(async () => {
  await liftMailLimit()
  const supervisor = Number(await sendControlCommand('pid', testFolder))
  const folder = await mkdtemp(join(tmpdir(), 'bench-onboarding-'))
  try {
    const photographs = await drawPhotographs(folder, people * pictures)
    const size = photographs.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(
      `\n${people} people at once for ${minutes} minutes, ${photographs.length} photographs of ${(size / photographs.length / 1e6).toFixed(1)} MB`,
    )
    const before = await memoryBelow(supervisor)
    console.log(`memory before ${megabytes(totalOf(before))}`)
    const times: Times = []
    const failures: string[] = []
    let rounds = 0
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; rounds += 1) {
      const watch = watchMemory(supervisor)
      const began = Date.now()
      failures.push(...(await round(rounds, photographs, times)))
      const seconds = Math.round((Date.now() - began) / 1000)
      const highest = watch.stop()
      // Lets collectors run and idle connections close before memory is measured.
      await wait(10_000)
      const after = totalOf(await memoryBelow(supervisor))
      console.log(
        `round ${rounds + 1}: ${seconds} s, highest ${megabytes(highest)}, after ${megabytes(after)}`,
      )
    }
    printTimes(times)
    console.log('\nmemory by part, before → after')
    for (const [part, after] of await memoryBelow(supervisor))
      console.log(`  ${part.padEnd(16)}${megabytes(before.get(part) ?? 0).padStart(8)} → ${megabytes(after)}`)
    for (const failure of failures) console.log(failure)
    const done = people * rounds - failures.length
    console.log(`\n${done} of ${people * rounds} journeys complete, each with its own data only.`)
    process.exitCode = failures.length === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
