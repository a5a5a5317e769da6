import { devices, expect } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { test } from './announcements.ts'
import { newSession, openWizard } from './applicant.ts'
import { pickPngs, uploadAndContinue } from './visuals-page.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('a question fits one phone screen, with a wide button and a folded sidebar', async ({ page }) => {
  await openWizard(page, await newSession(0))
  await expect(page.getByRole('link', { name: 'Tracework, home' })).toHaveAttribute(
    'href',
    `${addresses.site}/`,
  )
  await expect(page.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute(
    'href',
    `${addresses.site}/privacy-policy.pdf`,
  )
  const start = page.getByRole('button', { name: 'Start' })
  expect((await start.boundingBox())?.width).toBeGreaterThan(300)
  await start.tap()
  await page.getByRole('radio').first().tap()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(960)
  const fold = page.getByRole('button', { name: /Held until \d+ \w+/ })
  await expect(page.getByText('Map sketch')).toBeHidden()
  await fold.tap()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Continue on another device')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).tap()
  const answer = page.getByRole('textbox')
  await answer.fill('One line')
  await answer.press('Enter')
  await answer.pressSequentially('and another')
  await expect(answer).toHaveValue('One line\nand another')
})

test('no message lies on the button that goes on', async ({ page }) => {
  await openWizard(page, await newSession(2))
  await pickPngs(page, 'one.png')
  await uploadAndContinue(page)
  await expect(page.locator('.ui-toast')).toBeVisible()
  const button = page.getByRole('button', { name: 'Generate My Wiring Map' })
  await button.scrollIntoViewIfNeeded()
  await page.getByRole('checkbox').check()
  await expect
    .poll(async () => {
      const [message, under] = await Promise.all([
        page.locator('.ui-toasts').boundingBox(),
        button.boundingBox(),
      ])
      if (!message || !under) return 'not shown'
      return message.y < under.y + under.height && under.y < message.y + message.height
    })
    .toBe(false)
})

test('no text is smaller than 12 px', async ({ page }) => {
  for (const done of [0, 1, 2, 3, 4] as const) {
    await openWizard(page, await newSession(done))
    await page.getByRole('button', { name: /Held until/ }).tap()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const own = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        const drawn = element.closest('svg') !== null
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        const shown = element.checkVisibility() && !element.closest('.ui-visually-hidden')
        return own && shown && size < (drawn ? 11 : 12) ? [`${size} ${element.textContent}`] : []
      }),
    )
    expect(small).toEqual([])
  }
})
