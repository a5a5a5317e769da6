import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'

async function openNote(page: Page, studio: string): Promise<void> {
  await page.goto(`${studio}/structure/landing;foundersNote`)
  await expect(page.getByTestId('field-name').locator('input')).toBeEditable({ timeout: 40_000 })
}

test('two editors change the same document at once, see each other, and lose nothing', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const lake = editorClient()
  const before = await lake.getDocument('foundersNote')
  const [first, second] = [await browser.newContext(), await browser.newContext()]
  const [one, other] = [await first.newPage(), await second.newPage()]
  try {
    await openNote(one, addresses.studio)
    await openNote(other, addresses.studio.replace('localhost', '127.0.0.1'))
    await Promise.all([
      one.getByTestId('field-name').locator('input').fill('Name by the first'),
      other.getByTestId('field-role').locator('input').fill('Role by the second'),
    ])
    await expect(one.getByTestId('field-role').locator('input')).toHaveValue('Role by the second')
    await expect(other.getByTestId('field-name').locator('input')).toHaveValue('Name by the first')
    const draft = await lake.getDocument('drafts.foundersNote')
    expect([draft?.name, draft?.role]).toEqual(['Name by the first', 'Role by the second'])
    // The menu closes when the list of people changes while it opens.
    await expect(async () => {
      await one.getByRole('button', { name: 'Global presence' }).click()
      await expect(one.getByText('Second Editor').filter({ visible: true }).first()).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 30_000 })
  } finally {
    await lake.delete('drafts.foundersNote')
    if (before) await lake.createOrReplace(before)
    await Promise.all([first.close(), second.close()])
  }
})
