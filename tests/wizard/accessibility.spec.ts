import { expect, type Page } from '@playwright/test'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { answerQuestion, newSession, openPill, openWizard } from './applicant.ts'
import { test } from './listening.ts'
import { png } from './pictures.ts'
import { untilStill } from './still.ts'
import { bays } from './visuals-page.ts'

async function expectAccessible(page: Page, state: string): Promise<void> {
  await untilStill(page)
  expect(await violations(page), state).toEqual([])
  expect(await surplusWidth(page), `${state} scrolls sideways`).toBe(0)
}

async function walkTheStates(page: Page): Promise<void> {
  await openWizard(page, await newSession())
  await expectAccessible(page, 'welcome')
  await page.getByRole('button', { name: 'Start' }).click()
  await expectAccessible(page, 'choice, unanswered')
  await answerQuestion(page)
  await expectAccessible(page, 'choice, answered')
  for (let number = 1; number <= 10; number += 1) {
    await answerQuestion(page)
    if (number === 2) await expectAccessible(page, 'text')
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expectAccessible(page, 'thank you')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Submit profile' })).toBeVisible()
  await expectAccessible(page, 'prompt')
  await page.getByLabel('Your JSON profile').fill('{"a":')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expectAccessible(page, 'prompt, invalid')
  await page.getByLabel('Your JSON profile').fill('{“thinking_style”: "with Anna Schmidt, a@b.co",}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(page.getByText('Privacy check: 2 found')).toBeVisible()
  await expectAccessible(page, 'prompt, personal details found')
  await page.getByRole('button', { name: 'Remove 2 and submit' }).click()
  await expect(openPill(page)).toContainText('Visuals')
  await expectAccessible(page, 'visuals')

  await openWizard(page, await newSession(3))
  await expectAccessible(page, 'complete')
  const fold = page.getByRole('button', { name: /Held until/ })
  if (await fold.isVisible()) await fold.click()
  await expectAccessible(page, 'complete, sidebar open')
  await page.getByRole('button', { name: 'Continue on phone' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'phone dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expectAccessible(page, 'delete dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expectAccessible(page, 'synthesis')
  await page.goto('/wiring/delete?done')
  await expectAccessible(page, 'deleted')
}

const rooms = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop', viewport: { width: 1440, height: 1000 } },
  { name: 'at 320 px', viewport: { width: 320, height: 640 } },
] as const

for (const { name, viewport } of rooms) {
  test.describe(`${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    test('every state of the wizard is free of violations', async ({ page }) => {
      test.setTimeout(120_000)
      await walkTheStates(page)
    })
  })
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })
  test('every state of the wizard is free of violations', async ({ page }) => {
    test.setTimeout(120_000)
    await walkTheStates(page)
  })
})

test('the whole journey by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  // From the start: a chooser that opens before anybody listens stays open unseen.
  const chooser = page.waitForEvent('filechooser')
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (name: RegExp | string) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('checkbox', { name }))
    for (let stops = 0; stops < 40; stops += 1) {
      await press('Tab')
      if (await target.first().evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`Tab never reached ${name}.`)
  }
  await openWizard(page, await newSession())
  await tabTo('Start')
  await press('Enter')
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`${number} of 10`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await press('Tab')
    if (number % 2 === 1) await press('Space')
    else await page.keyboard.type('By hand')
    await press('Enter')
  }
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
  await tabTo('Next')
  await press('Enter')
  await expect(openPill(page)).toContainText('Prompt')
  for (let stops = 0; stops < 20; stops += 1) {
    await press('Tab')
    if (await page.getByLabel('Your JSON profile').evaluate((box) => box === document.activeElement)) break
  }
  await page.keyboard.insertText('{"thinking_style":"visual"}')
  await tabTo('Submit profile')
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
  )
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2)
  await press('Enter')
  await expect(openPill(page)).toContainText('Visuals')
  await tabTo(/^Choose pictures/)
  await press('Enter')
  await (await chooser).setFiles([await png('desk.png')])
  await expect(bays(page, 'ready')).toHaveCount(1)
  await tabTo('Upload and continue')
  await press('Enter')
  await expect(openPill(page)).toContainText('Complete')
  await tabTo(/privacy policy/)
  await press('Space')
  await tabTo('Generate My Wiring Map')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeFocused()
})
