/** `npm run bench:onboarding`: 50 people at once go from the form to the map, for ten minutes. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { runningDatabase } from '@wiring/local/running-database'
import { numberVariable } from '@wiring/local/settings'
import { testFolder } from '../running-stack/test-stack.ts'
import { runJourney, type Times } from './onboarding/journey.ts'
import { drawPhotographs, type Photograph } from './onboarding/photographs.ts'
import { timesTable } from './onboarding/step-times.ts'
import { memoryBelow, partName, totalOf, watchMemory } from './processes.ts'
import { withProductionStack } from './production-stack.ts'

const people = numberVariable('BENCH_PEOPLE', 50)
const minutes = numberVariable('BENCH_MINUTES', 10)
const pictures = 3

const run = Date.now().toString(36)

async function walk(number: number, person: number, photographs: Photograph[], times: Times) {
  const from = `127.${10 + number}.0.${person + 1}`
  const { remove } = await runJourney(from, `p${run}-${number}-${person}`, photographs, times)
  await remove()
}

/** Returns what went wrong, one line a person. */
async function round(number: number, photographs: Photograph[], times: Times) {
  const journeys = Array.from({ length: people }, (_, person) =>
    walk(number, person, photographs.slice(person * pictures, (person + 1) * pictures), times),
  )
  const outcomes = await Promise.allSettled(journeys)
  return outcomes.flatMap((outcome, person) =>
    outcome.status === 'rejected' ? [`round ${number + 1}, person ${person + 1}: ${outcome.reason}`] : [],
  )
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
    const before = memoryBelow(supervisor)
    console.log(`memory before ${megabytes(totalOf(before))}`)
    const times: Times = []
    const failures: string[] = []
    let rounds = 0
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; rounds += 1) {
      const watch = watchMemory(supervisor)
      const began = Date.now()
      failures.push(...(await round(rounds, photographs, times)))
      const seconds = Math.round((Date.now() - began) / 1000)
      const highest = totalOf(watch.stop())
      // Lets collectors run and idle connections close before memory is measured.
      await wait(10_000)
      const after = totalOf(memoryBelow(supervisor))
      console.log(
        `round ${rounds + 1}: ${seconds} s, highest ${megabytes(highest)}, after ${megabytes(after)}`,
      )
    }
    console.log(`\n${timesTable(times)}`)
    console.log('\nmemory by part, before → after')
    for (const [part, after] of memoryBelow(supervisor))
      console.log(
        `  ${partName(part).padEnd(26)}${megabytes(before.get(part) ?? 0).padStart(8)} → ${megabytes(after)}`,
      )
    for (const failure of failures) console.log(failure)
    const done = people * rounds - failures.length
    console.log(`\n${done} of ${people * rounds} journeys complete, each with its own data only.`)
    process.exitCode = failures.length === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
