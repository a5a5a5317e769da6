import { expect } from '@playwright/test'
import { sql } from '../desk/operator.ts'
import { editorClient } from '../running-stack/content.ts'
import { restoredContent } from '../running-stack/restored-content.ts'
import { test as base } from './announcements.ts'
import { newSession, openWizard } from './applicant.ts'

const test = base.extend<{ restoredContent: undefined }>({ restoredContent: [...restoredContent] })
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
  const id = await newSession(3)
  const version = `${(await lake.getDocument('privacyPolicy'))?.version} b`
  const known = page.waitForResponse(/\/api\/privacy-version$/)
  await openWizard(page, id)
  await known
  const box = page.getByRole('checkbox')
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
})
