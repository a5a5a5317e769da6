import { expect, test } from '@playwright/test'
import { translatePage } from '../wizard/translator.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a translated page says the other state of each of its buttons', async ({ page }) => {
  await page.goto('/')
  const quiet = page.locator('.pause')
  await expect(quiet).toHaveText('Pause the steps')
  await translatePage(page, 'wraps')
  await quiet.click()
  await expect(quiet).toHaveText('Play the steps·')
  await quiet.click()
  await expect(quiet).toHaveText('Pause the steps·')

  const card = page.locator('#about .toggle').first()
  const closed = await card.textContent()
  await card.click()
  await expect(card).not.toHaveText(closed ?? '')

  const form = page.locator('#start form')
  await form.getByRole('button').click()
  await expect(form).toContainText('Email is required.')
  await form.getByRole('textbox', { includeHidden: false }).first().fill('ana@')
  await form.getByRole('button').click()
  await expect(form).toContainText('Please enter a valid email address.')
})
