import type { Browser } from '@playwright/test'
import { atMost, median, type Row, unbudgetedRow } from './table.ts'

const rounds = 7

interface Paint {
  /** Milliseconds until the first byte of the page. */
  answer: number
  paint: number
}

/** In a fresh context. */
async function firstPaint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  const measured = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
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

/**
 * Alternates the pages: the machine's load affects both alike. The map's page waits for the database, which
 * is slower here (WebAssembly) than where it is hosted, so that its answer has its own budget.
 */
export async function compareFirstPaint(browser: Browser, landing: string, map: string): Promise<Row[]> {
  const ofLanding: Paint[] = []
  const ofMap: Paint[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const first = await firstPaint(browser, landing)
    const second = await firstPaint(browser, map)
    if (round === 0) continue
    ofLanding.push(first)
    ofMap.push(second)
  }
  const paint = (paints: Paint[]) => median(paints.map((each) => each.paint))
  const afterAnswer = (paints: Paint[]) => median(paints.map((each) => each.paint - each.answer))
  const ofLandingAfterAnswer = afterAnswer(ofLanding)
  return [
    atMost('first paint of /', paint(ofLanding), 1_000, 'ms', 0),
    unbudgetedRow('first paint of / after its answer', ofLandingAfterAnswer, 'ms'),
    unbudgetedRow('first paint of a map', paint(ofMap), 'ms'),
    atMost('answer of a map', median(ofMap.map((each) => each.answer)), 100, 'ms', 0),
    atMost(
      'first paint of a map after its answer',
      afterAnswer(ofMap),
      Math.round(1.3 * ofLandingAfterAnswer),
      'ms',
      0,
    ),
  ]
}
