import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, openWizard, savedSession } from './applicant.ts'
import { pickPngs, savedImages, uploadAndContinue } from './visuals-page.ts'

test('where the domain of Supabase is blocked a profile, a picture and the completion go through the site', async ({
  page,
}) => {
  await page.route(`${addresses.supabase}/**`, (route) => route.abort('blockedbyclient'))
  const id = await newSession(1)
  await openWizard(page, id)
  await page.getByLabel('Your JSON profile').fill('{"thinking_style":"visual","strengths":["patience"]}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(page.getByText('Step 3 — Visuals')).toBeVisible()
  await pickPngs(page, 'one.png')
  await uploadAndContinue(page)
  await expect.poll(() => savedImages(id)).toHaveLength(1)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(page.getByText('Synthesis in Progress')).toBeVisible()
  expect(await savedSession(id)).toMatchObject({ wiring_complete: true })
})
