import { expect } from '@playwright/test'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { expectAnnounced, expectToast, test } from './announcements.ts'
import { currentStep, newSession, openWizard, savedSession, updateUrl } from './applicant.ts'

const generate = 'Generate My Wiring Map'

test('the checkbox enables the button; the name may stay empty; the map goes into synthesis and a mail is sent', async ({
  page,
}) => {
  const email = `maya-${crypto.randomUUID()}@example.com`
  await openWizard(page, await newSession(3, email))
  await expect(page).toHaveTitle('Step 4 of 4 – Complete · Tracework')
  await expect(page.getByRole('button', { name: generate })).toBeDisabled()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: generate }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('m•••@e•••.com')
  await expect(currentStep(page)).toContainText('Complete')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
})

test('a hostile name is stored without control characters and shown as text', async ({ page }) => {
  await openWizard(page, await newSession(3))
  await page.getByLabel('Name for the map').fill('👩‍🚀 \u202eMaya <img src=x onerror="window.hit=1">')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: generate }).click()
  await expect(page.getByText('👩‍🚀 Maya <img src=x onerror="window.hit=1">')).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('a failed completion shows its error, keeps name and checkbox, and works at the second try', async ({
  page,
}) => {
  await openWizard(page, await newSession(3))
  await page.getByLabel('Name for the map').fill('Maya')
  await page.getByRole('checkbox').check()
  await page.route(updateUrl, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('button', { name: generate }).click()
  await expectToast(page, 'Error: Failed to complete the process. Please try again.')
  await expect(page.getByLabel('Name for the map')).toHaveValue('Maya')
  await page.unroute(updateUrl)
  await page.getByRole('button', { name: generate }).dblclick()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wiring:'))),
  ).toEqual([])
})

test('while the public policy is unknown nothing is sent; the tick and the name stay', async ({ page }) => {
  const id = await newSession(3)
  await page.route('**/api/privacy-version', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openWizard(page, id)
  await page.getByLabel('Name for the map').fill('Maya')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: generate }).click()
  await expectToast(page, 'Error: Failed to complete the process. Please try again.')
  expect((await savedSession(id)).wiring_complete).toBe(false)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel('Name for the map')).toHaveValue('Maya')
  await page.unroute('**/api/privacy-version')
  await page.getByRole('button', { name: generate }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
})

test('the receipt names what is held, hands it out, and deletes it after asking', async ({ page }) => {
  const id = await newSession(2)
  await openWizard(page, id)
  const receipt = page.getByRole('region', { name: 'What we hold' })
  await expect(receipt).toContainText('Survey, 10 answers')
  await expect(receipt).toContainText('Profile')
  const downloading = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Download' }).click()
  const file = await (await downloading).createReadStream()
  const held = JSON.parse((await file.toArray()).join(''))
  expect(held.survey[1].answer).toBe('Answer 2')
  await receipt.getByRole('button', { name: 'Delete now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this session?' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(receipt.getByRole('button', { name: 'Delete now' })).toBeFocused()
  await receipt.getByRole('button', { name: 'Delete now' }).click()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing of that session is held any more.' })).toBeVisible()
  await page.goto(`/wiring/${id}`)
  await expect(
    page.getByText("Session not found: This onboarding session doesn't exist or has expired."),
  ).toBeVisible()
})

test('a failed deletion is announced in its dialog, and the second try works', async ({ page }) => {
  await openWizard(page, await newSession(1))
  await page.getByRole('button', { name: 'Delete now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this session?' })
  await page.route('**/functions/v1/delete-session', (route) => route.fulfill({ status: 503, body: '{}' }))
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog).toContainText('The deletion did not finish. Please try again or contact support.')
  await expectAnnounced(page, 'The deletion did not finish.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing of that session is held any more.' })).toBeVisible()
})

test('the mail’s "this wasn’t me" link shows what will go, deletes on the button only, and may be used twice', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  const id = await newSession(1, email)
  const { text } = await waitForMail(email)
  const link = /http\S+\/wiring\/delete\?token=[0-9a-f]{64}/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('The survey’s answers')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing of that session is held any more.' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Nothing is held under this link.' })).toBeVisible()
  expect((await page.request.get(`/wiring/${id}/state`)).status()).toBe(404)
})

test('a deletion link that was cut deletes nothing, and never says that nothing is held', async ({
  request,
}) => {
  for (const token of ['', '?token=', `?token=${'a'.repeat(63)}`, '?token=x&failed']) {
    const said = await (await request.get(`/wiring/delete${token}`)).text()
    expect(said, token).toContain('This link is not whole.')
    expect(said, token).not.toContain('Nothing is held')
  }
  const answer = await request.post('/wiring/delete/confirm', { form: { token: 'a'.repeat(63) } })
  expect(await answer.text()).toContain('nothing was deleted')
})

test('deleting in one tab ends the others at once, with nothing left on the device', async ({
  page,
  context,
}) => {
  const id = await newSession(0)
  await openWizard(page, id)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio').first().check()
  const other = await context.newPage()
  await openWizard(other, id)
  await other.getByRole('button', { name: 'Delete now' }).click()
  await other.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing of that session is held any more.' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wiring'))),
  ).toEqual([])
})
