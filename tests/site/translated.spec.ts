import { expect, test } from '@playwright/test'
import { translatePage } from '../wizard/translator.ts'
import { publicPages } from './public-pages.ts'

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

test('translated into a language that runs from the right, no page has a void beside it, and each drawing keeps its letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of publicPages) {
    await page.goto(path)
    const { beside, turned } = await page.evaluate(() => {
      const root = document.documentElement
      root.dir = 'rtl'
      const letters = [...document.querySelectorAll('svg text, .names')]
      return {
        beside: root.scrollWidth - root.clientWidth,
        turned: letters.filter((each) => getComputedStyle(each).direction !== 'ltr').length,
      }
    })
    expect({ beside, turned }, path).toEqual({ beside: 0, turned: 0 })
  }
})
