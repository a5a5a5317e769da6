/**
 * `npm run bench:next-page`: from the press on a link of the header to the first frame of the next page,
 * which the browser made ahead while the pointer rested there, by turns with two bare pages. `ROUNDS` (10)
 * narrows it. The table is kept in `next-page.txt`.
 */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { numberVariable } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startPrerenderingChromium } from '../site/prerendering-chromium.ts'
import { frameAhead } from './frame-ahead.ts'
import { withProductionStack } from './production-stack.ts'
import { spreadOf } from './spread.ts'

const rounds = numberVariable('ROUNDS', 10)
const mostMs = 50
/** Until the press: half of all visitors who have rested for 65 ms press some 300 ms later. */
const restsMs = 400
/** A visitor has looked at the page before. */
const readsMs = 1_500

const rules = '{"prerender":[{"source":"document","eagerness":"moderate"}]}'
const barePage = `<!doctype html><title>Bare</title><script type="speculationrules">${rules}</script>
<header><a href="/lab">Next</a></header>`

async function startBarePages(): Promise<{ address: string; close(): void }> {
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end(barePage),
  )
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, close: () => server.close() }
}

async function pressToFrame(origin: string, from: string, to: string): Promise<number> {
  const browser = await startPrerenderingChromium()
  try {
    await browser.open(origin + from)
    await wait(readsMs)
    const rested = wait(restsMs)
    await browser.hover(`header a[href="${to}"]`)
    await rested
    return await frameAhead(browser)
  } finally {
    await browser.close()
  }
}

const times = new Map<string, number[]>()
await withProductionStack(async () => {
  const bare = await startBarePages()
  const ways = [
    ['bare pages', bare.address, '/', '/lab'],
    ['/ → /lab', addresses.site, '/', '/lab'],
    ['/lab → /', addresses.site, '/lab', '/'],
    ['/lab → /#about', addresses.site, '/lab', '/#about'],
  ] as const
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, origin, from, to] of ways) {
      const time = await pressToFrame(origin, from, to)
      if (round > 0) times.set(name, [...(times.get(name) ?? []), time])
    }
  bare.close()
})
const rows = [...times].map(([name, values]) => {
  const { median, low, high } = spreadOf(values)
  const isOver = low > mostMs
  if (isOver) process.exitCode = 1
  const spread = `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) ms of ${mostMs}`
  return `${isOver ? '!' : ' '} ${name}: ${spread}`
})
const title = `From the press to the first frame of the next page, medians of ${rounds} with the bounds of 95 %`
const table = [title, ...rows].join('\n')
console.log(table)
writeFileSync(join(import.meta.dirname, 'next-page.txt'), `${table}\n`)
