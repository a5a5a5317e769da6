/**
 * `npm run bench:paint`: the largest paint and the blocking time of each page beside an empty app of the same
 * build, by turns, on an emulated phone. Fails only where the spread of the ratio lies above its aim: on a
 * busy machine the ratio stays and its spread grows. `ROUNDS` (10) and `PAGES` (`/,/lab`) narrow it;
 * `THROTTLE=devtools` takes DevTools' throttle for the line, whose table judges nothing. The tables are kept
 * in `largest-paint.txt` and `largest-paint-throttled.txt`: commit them with a change of what is sent or run
 * first.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberVariable } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startEdge } from './edge.ts'
import { startEmptyApp } from './empty-app.ts'
import { startLine } from './line.ts'
import { loadPage, type PageLoad, phone, throttledPhone } from './page-load.ts'
import { launchBrowser, withProductionStack } from './production-stack.ts'
import { spreadOf } from './spread.ts'

const rounds = numberVariable('ROUNDS', 10)
const pages = (process.env.PAGES || '/,/console,/lab,/map').split(',')
const isThrottled = process.env.THROTTLE === 'devtools'
const aims = { largestPaint: 1.2, blocking: 1 } as const
/** Below it two lengths of a task are noise: a ratio of 2 ms to 1 says nothing. */
const noiseMs = 20

type Measure = keyof typeof aims
const names: Record<Measure, string> = { largestPaint: 'largest paint', blocking: 'blocking time' }

const loads = new Map<string, PageLoad[]>()

await withProductionStack(async () => {
  const empty = await startEmptyApp()
  const edges = [await startEdge(empty.address), await startEdge(addresses.site)]
  const phoneLines = isThrottled ? [] : await Promise.all(edges.map(({ address }) => startLine(address)))
  const [bare, site] = (isThrottled ? edges : phoneLines).map(({ address }) => address)
  const targets = [['empty', `${bare}/`], ...pages.map((path) => [path, site + path])] as const
  const device = isThrottled ? throttledPhone : phone
  const browser = await launchBrowser()
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [name = '', address = ''] of targets) {
        const load = await loadPage(browser, address, device)
        if (round > 0) loads.set(name, [...(loads.get(name) ?? []), load])
      }
  } finally {
    await browser.close()
    for (const server of [...phoneLines, ...edges]) server.close()
    empty.close()
  }
})

const of = (name: string, measure: keyof PageLoad) =>
  (loads.get(name) ?? []).map((load) => Number(load[measure]))

/** Of one round: what slows the machine down for a while slows both. */
const ratiosTo = (name: string, measure: Measure) =>
  of(name, measure).map(
    (value, round) => (value + noiseMs) / ((of('empty', measure)[round] ?? Number.NaN) + noiseMs),
  )

const printed = (values: readonly number[], digits: number, unit: string) => {
  const { median, low, high } = spreadOf(values)
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)}) ${unit}`
}

const failed: string[] = []
const lines = Object.keys(names).flatMap((key) => {
  const measure = key as Measure
  const floor = `  empty app, ${names[measure]}: ${printed(of('empty', measure), 0, 'ms')}`
  const rows = pages.map((path) => {
    const ratios = ratiosTo(path, measure)
    const isOver = !isThrottled && spreadOf(ratios).low > aims[measure]
    if (isOver) failed.push(`${path} ${names[measure]}`)
    return `${isOver ? '!' : ' '} ${path}, ${names[measure]}: ${printed(of(path, measure), 0, 'ms')}, ${printed(ratios, 2, 'times')} of ${aims[measure]}`
  })
  return [floor, ...rows]
})
const network = isThrottled
  ? "a phone behind DevTools' throttle"
  : 'a phone behind a line of 1.6 Mbit/s and 150 ms'
const shown = pages.map((path) => `${path} ${loads.get(path)?.at(-1)?.largest}`).join(', ')
const table = [
  `Medians of ${rounds} rounds by turns, with the bounds of 95 %; ${network}, brotli`,
  ...lines,
  `  The largest paint is of: ${shown}`,
].join('\n')
console.log(table)
const file = isThrottled ? 'largest-paint-throttled.txt' : 'largest-paint.txt'
writeFileSync(join(import.meta.dirname, file), `${table}\n`)
if (failed.length > 0) {
  console.error(`Over, and not by noise: ${failed.join(', ')}.`)
  process.exitCode = 1
}
