import type { Browser } from '@playwright/test'
import { atMost, median, type Row } from './table.ts'

const rounds = 7

/** Milliseconds, in a fresh context. */
async function firstPaint(browser: Browser, address: string): Promise<{ paint: number; answer: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  const measured = await page.evaluate(
    () =>
      new Promise<{ paint: number; answer: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const first = list.getEntriesByName('first-contentful-paint')[0]
          const [navigation] = performance.getEntriesByType('navigation')
          if (first && navigation instanceof PerformanceNavigationTiming)
            resolve({ paint: first.startTime, answer: navigation.responseStart })
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return measured
}

/** Alternates the pages: the machine's load affects both alike. */
export async function compareFirstPaint(browser: Browser, landing: string, map: string): Promise<Row[]> {
  const ofLanding: number[] = []
  const ofMap: number[] = []
  const answers: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const first = await firstPaint(browser, landing)
    const second = await firstPaint(browser, map)
    if (round === 0) continue
    ofLanding.push(first.paint)
    ofMap.push(second.paint)
    answers.push(second.answer)
  }
  console.log(`  answers of the map after ${answers.map((time) => Math.round(time)).join(', ')} ms`)
  return [
    atMost('first paint of /', median(ofLanding), 1_000, 'ms', 0),
    atMost('first paint of a map', median(ofMap), Math.round(1.3 * median(ofLanding)), 'ms', 0),
  ]
}
