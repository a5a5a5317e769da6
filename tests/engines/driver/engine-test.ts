import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type EngineName, engineMissing } from '@wiring/local/engines'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engine: EngineName
}

interface Fixtures {
  tab: Tab
}

const start = { firefox: startFirefox, webkit: startWebKit }

export const test = base.extend<Fixtures, EngineOptions & { driver: Driver | null }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = engineMissing(engine) === null ? await start[engine]() : null
      await use(driver)
      await driver?.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tab: async ({ driver, engine }, use, testInfo) => {
    if (driver === null) return testInfo.skip(true, engineMissing(engine) ?? '')
    await driver.leaveFrame()
    await driver.resize(1440, 900)
    await driver.takeProblems()
    await use(new Tab(driver))
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('screenshot.png'), await driver.picture())
    expect(await driver.takeProblems(), 'what the browser complained about').toEqual([])
  },
})

export { expect }
