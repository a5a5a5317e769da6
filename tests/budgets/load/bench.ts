import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryBelow, type Part, partName, parts, watchMemory } from '../processes.ts'
import { type Run, thisMachine } from './measured.ts'
import { failed, type Tally, within95 } from './pages.ts'
import type { Production } from './production.ts'

export interface Bench {
  production: Production
  /** Of the processes that are measured. */
  roots: number[]
  /** One sentence for each kind of what went wrong. */
  failures: string[]
}

/** MB of both instances, or of all functions, where twenty saves at once hold three pictures each. */
const most: Partial<Record<Part, number>> = {
  nginx: 40,
  site: 800,
  onboarding: 500,
  desk: 250,
  functions: 500,
  postgres: 150,
}

export function fail({ failures }: Bench, what: string): void {
  console.log(`! ${what}`)
  failures.push(what)
}

export function note(bench: Bench, what: string, tally: Tally): void {
  console.log(
    `${what}: ${tally.requests} requests, ${failed(tally)} failed, 95 % within ${Math.round(within95(tally))} ms`,
  )
  for (const [failure, times] of tally.failures) fail(bench, `${what}: ${times} × ${failure}`)
}

/** What `work` measured, with the machine and the memory of each part. */
export async function measured<Values>(bench: Bench, work: () => Promise<Values>): Promise<Values & Run> {
  const on = thisMachine()
  const start = memoryBelow(...bench.roots)
  const watch = watchMemory(...bench.roots)
  const held = monitorEventLoopDelay()
  held.enable()
  const values = await work()
  held.disable()
  console.log(
    `who measures was held up for ${(held.max / 1e9).toFixed(1)} s at most: times hold where that is little`,
  )
  const peaks = watch.stop()
  const end = memoryBelow(...bench.roots)
  const whole = (amounts: Map<Part, number>, part: Part) => Math.round(amounts.get(part) ?? 0)
  for (const part of parts)
    if (whole(peaks, part) > (most[part] ?? Number.POSITIVE_INFINITY))
      fail(bench, `${partName(part)} took ${whole(peaks, part)} MB (limit ${most[part]})`)
  const memory = parts.map((part) => [
    part,
    { start: whole(start, part), peak: whole(peaks, part), end: whole(end, part) },
  ])
  return { ...values, on, memory: Object.fromEntries(memory) as Run['memory'] }
}

export const ofAThousand = (cpu: Map<Part, number>, many: number): Partial<Record<Part, number>> =>
  Object.fromEntries([...cpu].map(([part, seconds]) => [part, Number(((seconds * 1_000) / many).toFixed(2))]))
