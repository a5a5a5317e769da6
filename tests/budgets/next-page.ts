/**
 * `npm run bench:next-page`: from the press on a link of the header to the first frame of the next page,
 * which the browser made ahead while the pointer rested there. `ROUNDS` (10) narrows it. The table is kept in
 * `next-page.txt`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { numberVariable } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startPrerenderingChromium } from '../site/prerendering-chromium.ts'
import { withProductionStack } from './production-stack.ts'
import { spreadOf } from './spread.ts'

const rounds = numberVariable('ROUNDS', 10)
const mostMs = 50
const ways = [
  ['/', '/lab'],
  ['/lab', '/'],
] as const

async function pressToFrame(from: string, to: string): Promise<number> {
  const browser = await startPrerenderingChromium()
  try {
    await browser.open(addresses.site + from)
    await browser.hover(`header a[href="${to}"]`)
    await browser.inPageAhead(() => {
      const afterFrame = () => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Reflect.set(globalThis, 'shownAt', performance.timeOrigin + performance.now())
        requestAnimationFrame(() => port2.postMessage(null))
      }
      document.addEventListener('prerenderingchange', afterFrame)
    })
    const pressedAt = performance.timeOrigin + performance.now()
    await browser.press()
    for (;;) {
      const shownAt = await browser.inPageAhead(() => Number(Reflect.get(globalThis, 'shownAt') ?? 0))
      if (shownAt > 0) return shownAt - pressedAt
      await wait(20)
    }
  } finally {
    await browser.close()
  }
}

await withProductionStack(async () => {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const [from, to] of ways) {
      const time = await pressToFrame(from, to)
      const name = `${from} → ${to}`
      if (round > 0) times.set(name, [...(times.get(name) ?? []), time])
    }
  const rows = [...times].map(([name, values]) => {
    const { median, low, high } = spreadOf(values)
    if (low > mostMs) process.exitCode = 1
    const spread = `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) ms of ${mostMs}`
    return `${low > mostMs ? '!' : ' '} ${name}: ${spread}`
  })
  const title = `From the press to the first frame of the next page, medians of ${rounds} with the bounds of 95 %`
  const table = [title, ...rows].join('\n')
  console.log(table)
  writeFileSync(join(import.meta.dirname, 'next-page.txt'), `${table}\n`)
})
