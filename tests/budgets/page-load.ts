import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'

/** Milliseconds since the navigation began. */
export interface PageLoad {
  firstByte: number
  firstPaint: number
  largestPaint: number
  /** What the largest paint shows, as `h1`. */
  largest: string
  /** Long tasks, each less 50 ms. */
  blocking: number
  layoutShift: number
}

interface Device {
  /** How many times slower than this machine. */
  processor: number
  /** By DevTools; without it the network is what stands behind the address (`line.ts`). */
  throttle?: { roundTripMs: number; kilobytesPerSecond: number }
}

/** As Lighthouse's mobile device, though applied and not computed. */
export const phone: Device = { processor: 4 }
export const throttledPhone: Device = {
  ...phone,
  throttle: { roundTripMs: 150, kilobytesPerSecond: 200 },
}

const quietMs = 1_500

/**
 * A visitor comes from another site, so both pages have a new process. From an empty tab only the one whose
 * headers ask for it (Cross-Origin-Opener-Policy) would, which costs 40 ms of throttled processor.
 */
async function visitOtherSite(page: Page): Promise<void> {
  const site = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>')
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  site.close()
}

/** In a fresh context, which is closed afterwards. */
async function onDevice<Result>(
  browser: Browser,
  { processor, throttle }: Device,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    await visitOtherSite(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (throttle)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: throttle.roundTripMs,
        downloadThroughput: throttle.kilobytesPerSecond * 1_024,
        uploadThroughput: throttle.kilobytesPerSecond * 512,
      })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Until the page was idle for a while. */
export const loadPage = (browser: Browser, address: string, device: Device): Promise<PageLoad> =>
  onDevice(browser, device, async (page) => {
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(quietMs)
    return page.evaluate(read)
  })

/** Milliseconds until `isUsable`, which runs in the page again and again, and may press what leads there. */
export const timeToUse = (browser: Browser, address: string, device: Device, isUsable: () => boolean) =>
  onDevice(browser, device, async (page) => {
    await page.addInitScript(`(function look() {
      if ((${isUsable})()) globalThis.usableAt = performance.now()
      else setTimeout(look, 8)
    })()`)
    await page.goto(address)
    for (;;) {
      const at = await page.evaluate(() => Number(Reflect.get(globalThis, 'usableAt') ?? 0))
      if (at > 0) return at
      await page.waitForTimeout(100)
    }
  })

interface Observed {
  largest: { at: number; what: string }
  blocking: number
  layoutShift: number
}

/** Runs in the page. */
function observe(): void {
  const observed: Observed = { largest: { at: 0, what: '' }, blocking: 0, layoutShift: 0 }
  Reflect.set(globalThis, 'observedLoad', observed)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: Element | null = Reflect.get(entry, 'element')
      observed.largest = { at: entry.startTime, what: element?.localName ?? '' }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.layoutShift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function read(): PageLoad {
  const { largest, blocking, layoutShift }: Observed = Reflect.get(globalThis, 'observedLoad')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    firstByte: navigation?.responseStart ?? Number.NaN,
    firstPaint: paint?.startTime ?? Number.NaN,
    largestPaint: largest.at,
    largest: largest.what,
    blocking,
    layoutShift,
  }
}
