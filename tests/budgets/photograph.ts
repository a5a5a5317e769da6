import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, openWizard } from '../wizard/applicant.ts'
import { photograph } from '../wizard/pictures.ts'
import { pictures } from '../wizard/visuals-page.ts'
import { atMost, type Row } from './table.ts'

const tries = 3

export async function measurePhotograph(browser: Browser): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photograph-'))
  try {
    // By path: bytes would pass through the main thread.
    const path = join(folder, 'IMG_0001.jpg')
    await writeFile(path, (await photograph('IMG_0001.jpg', 4000, 3000, 60)).buffer)
    let longest = 0
    for (let time = 0; time < tries; time += 1) longest = Math.max(longest, await longestTask(browser, path))
    return [atMost('wizard: longest task while a 12-megapixel photograph is prepared', longest, 50, 'ms', 0)]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** 0 when no task took the 50 ms from which browsers report them. */
async function longestTask(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: addresses.site })
  await openWizard(page, await newSession(2))
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    return seen
  })
  await page.locator('input[type=file]').setInputFiles(path)
  await pictures(page, 'ready').waitFor()
  const longest = Math.max(0, ...(await durations.jsonValue()))
  await page.close()
  return longest
}
