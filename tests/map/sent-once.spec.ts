import { expect, test } from '@playwright/test'
import { publishMap } from './reader.ts'

let address: string

test.beforeAll(async () => {
  address = (await publishMap()).address
})

test('drawings and evidence are sent once, and not again as data', async ({ request }) => {
  const html = await (await request.get(address)).text()
  for (const part of ['data-variant="wide"', 'All lines that the map was read from', 'drawn by a program'])
    expect(html.split(part), part).toHaveLength(2)
})

test('a page that React draws anew, since a translator changed it first, keeps what was sent once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading) return
      heading.textContent = 'Ein anderer Titel'
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await expect(page.locator('.map-chip[aria-haspopup="dialog"]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ein anderer Titel')
  await expect(page.locator('.map-figure svg')).toHaveCount(3)
  await expect(page.locator('.map-headline')).not.toBeEmpty()
  await page.locator('#evidence summary').click()
  await expect(page.getByRole('table', { name: 'All lines that the map was read from' })).toBeVisible()
  await expect(page.locator('.map-colophon')).toContainText('drawn by a program')
})
