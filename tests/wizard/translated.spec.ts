import { expect, type Page, test } from '@playwright/test'
import { answerQuestion, currentStep, newSession, openWizard, savedSession } from './applicant.ts'
import { type Translator, translatePage } from './translator.ts'
import { pickPngs, pictures, uploadAndContinue } from './visuals-page.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const progress = (page: Page) => page.locator('.rail-head p')

for (const translator of ['wraps', 'splits'] satisfies Translator[])
  test(`a page whose translator ${translator} its texts goes the whole way, and its counts stay true`, async ({
    page,
  }) => {
    const id = await newSession()
    await openWizard(page, id)
    await translatePage(page, translator)
    await button(page, 'Start').click()
    await expect(progress(page)).toContainText('1 of 10')
    await page.goBack()
    await expect(progress(page)).toContainText('Step 1 of 4')
    await button(page, 'Start').click()
    for (let number = 1; number <= 10; number += 1) {
      await expect(progress(page)).toContainText(`${number} of 10`)
      await answerQuestion(page)
      await button(page, 'Next').click()
    }
    await button(page, 'Next').click()

    await expect(currentStep(page)).toContainText('Prompt')
    await expect(progress(page)).toContainText('Step 2 of 4')
    await page.locator('#profile').fill('{"thinking_style": "visual", "strengths": ["patience", "order"]}')
    await expect(page.locator('#fields-title')).toContainText('2 of 7')
    await expect(page.locator('.fields-list')).toContainText(/Thinking style.*: filled/)
    await button(page, 'Submit profile').click()

    await expect(progress(page)).toContainText('Step 3 of 4')
    await pickPngs(page, 'one.png', 'two.png')
    await expect(page.locator('.picture-input-count')).toContainText('2 of 3')
    await button(page, 'Remove').first().click()
    await expect(page.locator('.picture-input-count')).toContainText('1 of 3')
    await uploadAndContinue(page)

    await expect(progress(page)).toContainText('Step 4 of 4')
    await page.goBack()
    await expect(pictures(page, 'stored').locator('.ui-lamp')).toContainText('Uploaded')
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('checkbox').check()
    await button(page, 'Generate My Wiring Map').click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Synthesis in Progress')
    expect(await savedSession(id)).toMatchObject({ wiring_complete: true })
  })

test('Retry after a crash opens the furthest saved step, not the one that was loaded', async ({ page }) => {
  const id = await newSession()
  await openWizard(page, id)
  await button(page, 'Start').click()
  for (let number = 1; number <= 10; number += 1) {
    await answerQuestion(page)
    await button(page, 'Next').click()
  }
  await button(page, 'Next').click()
  await expect(currentStep(page)).toContainText('Prompt')
  // React cannot remove what is gone.
  await page.evaluate(() => document.querySelector('main > .screen')?.remove())
  await page.goBack()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await button(page, 'Retry').click()
  await expect(currentStep(page)).toContainText('Prompt')
  await expect(page.locator('#profile')).toBeVisible()
})
