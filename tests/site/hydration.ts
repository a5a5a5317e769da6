import { expect, type Locator, type Page } from '@playwright/test'

/** React schedules its work in this same queue. */
export const waitForReactIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 10; round += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** Clicks before hydration do nothing. */
export async function waitForHydration(element: Locator): Promise<void> {
  const known = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(known).toBe(true)
  await waitForReactIdle(element.page())
}

export async function turnQuietOn(page: Page): Promise<void> {
  const quiet = page.getByRole('button', { name: 'Quiet' })
  await waitForHydration(quiet)
  if ((await quiet.getAttribute('aria-pressed')) !== 'true') await quiet.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'true')
}
