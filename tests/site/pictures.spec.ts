import { expect, test } from './browser-errors.ts'
import { unknownPath } from './crawl.ts'

// Makes letters equal on every Linux machine.
test.use({
  reducedMotion: 'reduce',
  // Small files; the shape of a page matters, not its letters.
  deviceScaleFactor: 0.5,
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

for (const [name, path] of [
  ['home', '/'],
  ['console', '/console'],
  ['lab', '/lab'],
  ['not-found', unknownPath],
] as const)
  for (const width of [390, 1440])
    test(`${name} at ${width} px looks as it was approved`, async ({ page, allowErrors }) => {
      allowErrors(/status of 404/)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'device',
        // Letter edges may differ, a moved line may not.
        maxDiffPixelRatio: 0.01,
      })
    })
