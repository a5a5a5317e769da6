import { expect } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { startDatabase, stopDatabase } from '../running-stack/stop-database.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { expectToast, test } from './announcements.ts'
import { answerSurvey, currentStep, newSession, openWizard } from './applicant.ts'

test.describe.configure({ mode: 'serial' })

test.afterEach(startDatabase)

test('while the database is down the wizard stays at its address, and Retry brings it back', async ({
  page,
}) => {
  const id = await newSession()
  await stopDatabase()
  await page.goto(`/wiring/${id}`)
  await expect(page.getByText('Error loading session: Please try again or contact support.')).toBeVisible()
  expect(page.url()).toBe(`${addresses.site}/wiring/${id}`)
  await startDatabase()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
})

test('each save fails with its own text, keeps its input, and succeeds after the restart without a reload', async ({
  page,
}) => {
  const id = await newSession()
  await openWizard(page, id)
  await answerSurvey(page)
  await stopDatabase()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectToast(page, 'Error: Failed to save survey data. Please try again.')
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
  await startDatabase()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(currentStep(page)).toContainText('Prompt')

  await page.getByLabel('Your JSON profile').fill('{"thinking_style":"visual"}')
  await stopDatabase()
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expectToast(page, 'Upload failed: Please try again or contact support.')
  await expect(page.getByLabel('Your JSON profile')).toHaveValue('{"thinking_style":"visual"}')
  await startDatabase()
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(currentStep(page)).toContainText('Visuals')
})

test('while the site is down the wizard works on its own port', async ({ page }) => {
  const id = await newSession()
  expect(await sendControlCommand('stop site', testFolder)).toBe('done')
  try {
    await page.goto(`${addresses.onboarding}/wiring/${id}`)
    await answerSurvey(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(currentStep(page)).toContainText('Prompt')
    await page.reload()
    await expect(currentStep(page)).toContainText('Prompt')
  } finally {
    expect(await sendControlCommand('start site', testFolder)).toBe('done')
  }
})
