import { expect, type Page } from '@playwright/test'
import { lostBySpacing } from '../accessibility/text-spacing.ts'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { waitForAnimations } from './animations.ts'
import { test } from './announcements.ts'
import { answerQuestion, currentStep, newSession, openWizard } from './applicant.ts'
import { png } from './pictures.ts'
import { pictures } from './visuals-page.ts'

interface Look {
  width: number
  height: number
  forcedColors?: 'active'
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 1000 }
const looks: readonly Look[] = [
  phone,
  { width: 320, height: 640 },
  desktop,
  { ...desktop, forcedColors: 'active' },
]

async function walkTheStates(page: Page, expectAccessible: (state: string) => Promise<void>): Promise<void> {
  await openWizard(page, await newSession())
  await expectAccessible('welcome')
  await page.getByRole('button', { name: 'Start' }).click()
  await expectAccessible('choice, unanswered')
  await answerQuestion(page)
  await expectAccessible('choice, answered')
  for (let number = 1; number <= 10; number += 1) {
    await answerQuestion(page)
    if (number === 2) await expectAccessible('text')
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expectAccessible('thank you')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Submit profile' })).toBeVisible()
  await expectAccessible('prompt')
  await page.getByLabel('Your JSON profile').fill('{"a":')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expectAccessible('prompt, invalid')
  await page.getByLabel('Your JSON profile').fill('{“thinking_style”: "with Anna Schmidt, a@b.co",}')
  // Its list moves the button, from under a press on a busy machine.
  await expect(page.getByText('Privacy check: 2 found')).toBeVisible()
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(page.getByText('The privacy check found 2 things')).toBeFocused()
  await expectAccessible('prompt, personal details found')
  await page.getByRole('button', { name: 'Remove 1 and submit' }).click()
  await expect(currentStep(page)).toContainText('Visuals')
  await expectAccessible('visuals')

  await openWizard(page, await newSession(3))
  await expectAccessible('complete')
  await page.getByRole('button', { name: /Held until/ }).click()
  await expectAccessible('complete, sidebar open')
  await page.getByRole('button', { name: 'Continue on phone' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('phone dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expectAccessible('delete dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expectAccessible('synthesis')
  await page.goto('/wiring/delete?done')
  await expectAccessible('deleted')
}

test('on a phone and on a desktop every state of the wizard is free of violations', async ({ page }) => {
  await page.setViewportSize(phone)
  await walkTheStates(page, async (state) => {
    for (const { width, height, forcedColors = 'none' } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ forcedColors })
      await waitForAnimations(page)
      const name = `${state}, ${width} px, forced colours ${forcedColors}`
      expect(await violations(page), name).toEqual([])
      expect(await surplusWidth(page), `${name} scrolls sideways`).toBe(0)
      if (forcedColors === 'none') expect(await lostBySpacing(page), `${name}, text spaced`).toEqual([])
    }
    await page.setViewportSize(phone)
    await page.emulateMedia({ forcedColors: 'none' })
  })
})

test('the whole wizard by keyboard alone', async ({ page }) => {
  // Registered first: a chooser that nobody awaits stays open unseen.
  const chooser = page.waitForEvent('filechooser')
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (name: RegExp | string) => {
    const target = page
      .getByRole('button', { name })
      .or(page.getByRole('checkbox', { name }))
      .or(page.getByRole('textbox', { name }))
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
  await expect(currentStep(page)).toContainText('Prompt')
  await tabTo('Your JSON profile')
  await page.keyboard.insertText('{"thinking_style":"visual"}')
  await tabTo('Submit profile')
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
  )
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2)
  await press('Enter')
  await expect(currentStep(page)).toContainText('Visuals')
  await tabTo(/^Choose pictures/)
  await press('Enter')
  await (await chooser).setFiles([await png('desk.png')])
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await tabTo('Upload and continue')
  await press('Enter')
  await expect(currentStep(page)).toContainText('Complete')
  await tabTo(/privacy policy/)
  await press('Space')
  await tabTo('Generate My Wiring Map')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeFocused()
})
