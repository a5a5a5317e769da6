import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, openWizard, savedSession } from './applicant.ts'
import { pickPngs, savedImages, storedImages, uploadAndContinue } from './visuals-page.ts'

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

test('where a network drops what goes to Supabase a profile, a picture and the completion go through the site', async ({
  page,
}) => {
  const lost: string[] = []
  await page.route(`${addresses.supabase}/**`, (route) => {
    lost.push(new URL(route.request().url()).pathname)
    // Never answered.
  })
  const id = await newSession(1)
  await openWizard(page, id)
  await page.getByLabel('Your JSON profile').fill('{"thinking_style":"visual","strengths":["patience"]}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(page.getByText('Step 3 — Visuals')).toBeVisible()
  expect(await savedSession(id)).toMatchObject({ json_profile: { thinking_style: 'visual' } })
  await pickPngs(page, 'one.png', 'two.png')
  await uploadAndContinue(page)
  await expect.poll(() => savedImages(id)).toHaveLength(2)
  expect(await storedImages(id)).toHaveLength(2)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(page.getByText('Synthesis in Progress')).toBeVisible()
  expect(await savedSession(id)).toMatchObject({ wiring_complete: true })
  const posts = lost.filter((path) => path.startsWith('/storage/v1/object/'))
  // What the page learned from the first one holds for all that follows.
  expect(posts.filter((path) => !path.includes('/public/'))).toEqual([
    `/storage/v1/object/json-profiles/${id}/profile.json`,
  ])
  expect(lost.filter((path) => path.startsWith('/functions/'))).toEqual([])
})
