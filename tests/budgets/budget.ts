/** `npm run bench:budget`: what a browser fetches, compressed with brotli, beside its budgets. */
import { randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { publishMap } from '../map/reader.ts'
import { addresses } from '../running-stack/addresses.ts'
import { compareFirstPaint } from './first-paint.ts'
import { measureHostileProfiles } from './hostile-profiles.ts'
import { measurePhotograph } from './photograph.ts'
import { launchBrowser, withProductionStack } from './production-stack.ts'
import { atMost, printTable, type Row } from './table.ts'

interface Weight {
  script: number
  paint: number
  font: number
}

const kilobytes = (bytes: Uint8Array) => brotliCompressSync(bytes).byteLength / 1024

interface Answer {
  kind: keyof Weight
  body: Buffer
  /** Milliseconds since 1970. */
  askedAt: number
}

/** The answers since the last call. Compressing them here would block what sees the page go idle. */
function keepAnswers(page: Page) {
  const coming: Promise<Answer | null>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const kind = type === 'document' || type === 'stylesheet' ? 'paint' : type
    if (kind !== 'script' && kind !== 'paint' && kind !== 'font') return
    if (response.status() !== 200) return
    const askedAt = response.request().timing().startTime
    coming.push(
      response.body().then(
        (body) => ({ kind, body, askedAt }),
        () => null,
      ),
    )
  })
  return async (): Promise<Answer[]> => {
    await page.waitForLoadState('networkidle')
    const answers = await Promise.all(coming.splice(0))
    return answers.filter((answer) => answer !== null)
  }
}

/** Kilobytes. */
function weigh(answers: readonly Answer[]): Weight {
  const sum: Weight = { script: 0, paint: 0, font: 0 }
  for (const { kind, body } of answers)
    sum[kind] += kind === 'font' ? body.byteLength / 1024 : kilobytes(body)
  return sum
}

function countBytes(page: Page) {
  const take = keepAnswers(page)
  return async (): Promise<Weight> => weigh(await take())
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) shift += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 500)
      }),
  )
}

const interactions: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.locator('#about').getByRole('button').first().click()
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('button', { name: 'See Example' }).click()
    await page.keyboard.press('Escape')
    await page.locator('#start form').getByRole('button').click()
  },
  '/console': async (page) => {
    await page.getByRole('radio').nth(1).check()
    await page.locator('#waitlist form').getByRole('button').click()
  },
  '/lab': async (page) => {
    await page.locator('#services summary').first().click()
    await page.locator('#cta form').getByRole('button').click()
  },
}

async function measurePage(browser: Browser, path: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: addresses.site })
  const take = countBytes(page)
  await page.goto(path)
  const load = await take()
  const shift = await layoutShift(page)
  await interactions[path]?.(page)
  await page.getByText('Email is required.').first().waitFor()
  const more = await take()
  await page.close()
  return [
    atMost(`${path} JS on load`, load.script, 118, 'KB'),
    atMost(`${path} JS after the first interactions`, more.script, 8, 'KB'),
    atMost(`${path} HTML and CSS`, load.paint, 26, 'KB'),
    atMost(`${path} fonts`, load.font, 50, 'KB'),
    atMost(`${path} layout shift`, shift, 0.01, '', 3),
  ]
}

/**
 * A connection's first round trips carry 14,600 bytes, 14.2 KB: what is painted before a visitor scrolls or
 * opens something ends here, on /lab before the placeholders of its pictures.
 */
const firstTrips = [
  ['/', 'id="about"', 14.2],
  ['/console', '<script src=', 14.2],
  ['/lab', '<style data-placeholders', 14.2],
  ['/map', '<details class="map-evidence"', 14.2],
] as const

async function measureFirstTrips(path: string, end: string, most: number): Promise<Row> {
  const html = await (await fetch(addresses.site + path)).text()
  const until = html.indexOf(end, html.indexOf('<main'))
  if (until === -1) throw new Error(`${path} has no ${end}`)
  const shown = html.slice(0, until)
  return atMost(`${path} HTML until what is shown has come`, kilobytes(Buffer.from(shown)), most, 'KB')
}

async function measureMap(browser: Browser, what: string, address: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: addresses.site })
  const take = countBytes(page)
  await page.goto(address)
  const load = await take()
  const shift = await layoutShift(page)
  await page.close()
  return [
    atMost(`${what} JS on load`, load.script, 140, 'KB'),
    atMost(`${what} HTML and CSS`, load.paint, 32, 'KB'),
    atMost(`${what} fonts`, load.font, 50, 'KB'),
    atMost(`${what} layout shift`, shift, 0.01, '', 3),
  ]
}

async function measureWizard(browser: Browser): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: addresses.site })
  await page.goto('/')
  const form = page.locator('#start form')
  await form.getByRole('textbox').first().fill(`${randomUUID()}@example.com`)
  await page.waitForTimeout(1_200)
  await form.getByRole('button').click()
  await page.waitForURL(/\/wiring\//)
  // What comes late of the first load would be counted twice.
  await page.waitForLoadState('networkidle')
  const take = keepAnswers(page)
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const loadedAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventEnd
  })
  // The next step is fetched three seconds after the load, on a slow machine before the page is idle.
  await page.waitForTimeout(4_000)
  const answers = Object.groupBy(await take(), ({ askedAt }) =>
    askedAt < loadedAt + 1_000 ? 'onLoad' : 'ahead',
  )
  await page.close()
  const load = weigh(answers.onLoad ?? [])
  return [
    atMost('wizard JS on load', load.script, 150, 'KB'),
    atMost('wizard HTML and CSS', load.paint, 17, 'KB'),
    atMost('wizard JS of the next step, fetched ahead', weigh(answers.ahead ?? []).script, 30, 'KB'),
  ]
}

await withProductionStack(async () => {
  const browser = await launchBrowser()
  const rows: Row[] = []
  for (const path of ['/', '/console', '/lab']) rows.push(...(await measurePage(browser, path)))
  rows.push(...(await measureMap(browser, '/map', '/map')))
  for (const [path, end, most] of firstTrips) rows.push(await measureFirstTrips(path, end, most))
  const { address } = await publishMap()
  rows.push(...(await measureMap(browser, "a reader's map", address)))
  rows.push(...(await measureWizard(browser)))
  const paints = await compareFirstPaint(browser, addresses.site, address)
  const speeds = await measurePhotograph(browser)
  await browser.close()
  printTable('Bytes as a CDN sends them (brotli), 390 px, production build', rows)
  console.log('  floor: 110.6 KB of JS, an empty app of the same framework and bundler')
  printTable('The first paint, by turns', paints)
  printTable('Main thread of the wizard', [...speeds, ...measureHostileProfiles()])
})
