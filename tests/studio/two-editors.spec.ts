import type { Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { openDocument } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const field = (page: Page, name: string) => page.getByTestId(`field-${name}`).locator('input')

test('two editors change the same document at once, see each other, and lose nothing', async ({
  studio: one,
  browser,
}) => {
  const other = await browser.newPage()
  await other.goto(`${addresses.studio.replace('localhost', '127.0.0.1')}/structure/landing;foundersNote`)
  await openDocument(one, 'landing;foundersNote')
  for (const page of [one, other]) await expect(field(page, 'name')).toBeEditable()
  await Promise.all([
    field(one, 'name').fill('Name by the first'),
    field(other, 'role').fill('Role by the second'),
  ])
  await expect(field(one, 'role')).toHaveValue('Role by the second')
  await expect(field(other, 'name')).toHaveValue('Name by the first')
  const draft = await editorClient().getDocument('drafts.foundersNote')
  expect([draft?.name, draft?.role]).toEqual(['Name by the first', 'Role by the second'])
  const presence = one.getByRole('button', { name: 'Global presence' })
  // Its dot says that the list of people is there: a list that comes later closes the menu.
  await expect(presence.locator('[style*="positive"]')).toBeVisible()
  await presence.click()
  await expect(one.getByText('Second Editor').filter({ visible: true }).first()).toBeVisible()
  await one.keyboard.press('Escape')
  await expect(presence).not.toHaveAttribute('aria-expanded', 'true')
  await other.close()
})
