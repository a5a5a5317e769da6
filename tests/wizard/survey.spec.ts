import { expect } from '@playwright/test'
import { test } from './announcements.ts'
import { answerQuestion, answerSurvey, currentStep, newSession, openWizard, updateUrl } from './applicant.ts'

const next = 'Next'

test('Previous and Next are enabled when they should be, and white space is no answer', async ({ page }) => {
  await openWizard(page, await newSession())
  await expect(page).toHaveTitle('Step 1 of 4 – Survey · Tracework')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('(Trust your gut)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: next })).toBeDisabled()
  await answerQuestion(page)
  await page.getByRole('button', { name: next }).click()
  await expect(page.getByText('Saved on this device · 2 of 10')).toBeVisible()
  await page.getByRole('textbox').fill('   \n ')
  await expect(page.getByRole('button', { name: next })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled()
})

test('arrow keys choose without submitting; Enter goes on and focuses the next question', async ({
  page,
}) => {
  await openWizard(page, await newSession())
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByText('1 of 10')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 10')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
})

test('a double click sends once, says "Uploading..." and keeps the button focusable', async ({ page }) => {
  await openWizard(page, await newSession())
  await answerSurvey(page)
  let sent = 0
  const answer = Promise.withResolvers<void>()
  await page.route(updateUrl, async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: next }).dblclick()
  const busy = page.getByRole('button', { name: 'Uploading...' })
  await expect(busy).toBeFocused()
  await busy.click()
  answer.resolve()
  await expect(currentStep(page)).toContainText('Prompt')
  expect(sent).toBe(1)
  await expect(page).toHaveTitle('Step 2 of 4 – Prompt · Tracework')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
})

test('a response lost after the commit still leads to the next step', async ({ page }) => {
  const id = await newSession()
  await openWizard(page, id)
  await answerSurvey(page)
  let cut = true
  await page.route(updateUrl, async (route) => {
    if (route.request().method() !== 'POST' || !cut) return route.continue()
    cut = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: next }).click()
  await expect(currentStep(page)).toContainText('Prompt')
  await page.reload()
  await expect(currentStep(page)).toContainText('Prompt')
})

test('after the save nothing of the survey is left on the device, and the answers come back from the server', async ({
  page,
}) => {
  await openWizard(page, await newSession())
  await answerSurvey(page)
  await page.getByRole('button', { name: next }).click()
  await expect(currentStep(page)).toContainText('Prompt')
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':survey')))
  expect(left).toEqual([])
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveValue('I start three things and finish the fourth.')
})

test('at the first text question another language is answered at once: who reads it', async ({ page }) => {
  await openWizard(page, await newSession())
  await page.getByRole('button', { name: 'Start' }).click()
  await answerQuestion(page)
  await page.getByRole('button', { name: next }).click()
  const note = page.getByText('Our program reads English. A person reads yours.')
  const field = page.getByRole('textbox')
  await field.fill('Ein Plakat für den Chor, und ich habe es in der letzten Nacht noch einmal neu gesetzt.')
  await expect(note).toBeVisible()
  await field.fill('A poster for the choir. I set it anew in the last night, because it was not right yet.')
  await expect(note).toHaveCount(0)
})

test('what a paste leaves out of an answer is said, until something else is typed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWizard(page, await newSession())
  await page.getByRole('button', { name: 'Start' }).click()
  await answerQuestion(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = page.getByRole('textbox')
  await answer.fill('Before: ')
  // Empty, its place adds no gap to the field.
  await expect(page.locator('.answer-left-out')).toHaveCSS('position', 'absolute')
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'x'.repeat(2_500))
  await answer.press('ControlOrMeta+v')
  await expect(answer).toHaveValue(`Before: ${'x'.repeat(1_992)}`)
  const sentence = page.getByText('The last 508 of what you pasted are left out.')
  await expect(sentence).toBeInViewport()
  await answer.press('Backspace')
  await expect(sentence).toBeHidden()
})
