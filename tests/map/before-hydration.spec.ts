import { expect, type Page, type Route, test } from '@playwright/test'
import { publishMap } from './reader.ts'

async function openWithoutScripts(page: Page, address: string) {
  const held: Route[] = []
  let holding = true
  await page.route('**/*.js*', (route) => (holding ? void held.push(route) : route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    holding = false
    await Promise.all(held.map((route) => route.continue()))
    await expect(page.locator('.map-chip[aria-haspopup="dialog"]').first()).toBeVisible()
  }
}

test('form, name and quote of the card that are chosen before hydration are kept, and its picture follows', async ({
  page,
}) => {
  const { address } = await publishMap()
  const letScriptsCome = await openWithoutScripts(page, address)
  const story = page.getByRole('radio', { name: /^Story/ })
  const named = page.getByRole('checkbox', { name: 'Print my name' })
  const quote = page.getByLabel('A quote of yours')
  await story.check()
  await named.uncheck()
  await quote.selectOption({ index: 1 })
  const chosen = await quote.inputValue()
  const sent = encodeURIComponent(chosen)
  await letScriptsCome()
  const card = page.getByRole('img', { name: /^The card/ })
  await expect(card).toHaveAttribute('src', new RegExp(`\\?form=story&quote=${sent}$`))
  await expect(card).toHaveAttribute('alt', /“.+”/)
  await expect(story).toBeChecked()
  await expect(named).not.toBeChecked()
  await expect(quote).toHaveValue(chosen)
  await page.getByRole('radio', { name: /^Post/ }).check()
  await expect(card).toHaveAttribute('src', new RegExp(`\\?form=portrait&quote=${sent}$`))
  await expect(named).not.toBeChecked()
  await expect(quote).toHaveValue(chosen)
})
