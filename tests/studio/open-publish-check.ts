import { expect, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'

/** A document's form with the publish check; `path` as in the Studio's structure. */
export async function openPublishCheck(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses.studio}/structure/${path}`)
  await expect(page.getByTestId('action-publish')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Publish check' }).first().click()
  await expect(page.getByTestId('publish-check')).toBeVisible()
}
