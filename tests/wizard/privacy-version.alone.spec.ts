import { expect } from '@playwright/test'
import { sql } from '../desk/operator.ts'
import { editorClient } from '../running-stack/content.ts'
import { expectToast, test } from './announcements.ts'
import { newSession, openWizard } from './applicant.ts'

const lake = editorClient()
const generate = 'Generate My Wiring Map'
const storedVersion = async (id: string) => {
  const [row] = await sql<{ version: string | null }>(
    'select privacy_policy_version as version from private.wiring_sessions where session_id = $1::uuid',
    [id],
  )
  return row?.version
}

test('a consent holds the version that is public; one that was replaced meanwhile is agreed to anew', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const id = await newSession(3)
  const before = (await lake.getDocument('privacyPolicy'))?.version as string
  const version = `${before} b`
  await openWizard(page, id)
  const box = page.getByRole('checkbox')
  try {
    await box.check()
    await lake.patch('privacyPolicy').set({ version }).commit()
    const shown = async () => (await (await page.request.get('/api/privacy-version')).json()).version
    await expect.poll(shown).toBe(version)
    await page.getByRole('button', { name: generate }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The privacy policy was changed' })).toBeVisible()
    await expect(box).not.toBeChecked()
    expect(await storedVersion(id)).toBeNull()
    await box.check()
    await page.getByRole('button', { name: generate }).click()
    await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
    expect(await storedVersion(id)).toBe(version)
  } finally {
    await lake.patch('privacyPolicy').set({ version: before }).commit()
  }
})

test('while nobody says which policy is public nothing is sent; the tick and the name stay', async ({
  page,
}) => {
  const id = await newSession(3)
  await page.route('**/api/privacy-version', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openWizard(page, id)
  await page.getByLabel('Name for the map').fill('Maya')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: generate }).click()
  await expectToast(page, 'Error: Failed to complete the process. Please try again.')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.unroute('**/api/privacy-version')
  await page.getByRole('button', { name: generate }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expect.poll(() => storedVersion(id)).not.toBe('not shown')
})
