import { expect } from '@playwright/test'
import { createDeliveredMap, createDraftedMap, waitForClaim } from '../desk/maps.ts'
import { test } from '../desk/operator.ts'
import { addresses } from '../running-stack/addresses.ts'
import { photograph, photographDialogs } from './photograph.ts'

/** Before the others, whose sessions the queue would list. */
test('desk', async ({ page, browser }) => {
  const { mapId } = await createDraftedMap('ines', 'Ines')
  await createDraftedMap('loop', 'Petra')
  const delivered = await createDeliveredMap('projector', 'Tomas')
  const shown = async (screen: string, name: string) => {
    await page.goto(`/${screen}`)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await photograph(page, name)
    await photographDialogs(page, name)
  }
  for (const screen of ['', 'delivered', 'numbers', 'waitlist', 'export', 'health', 'operators', 'log'])
    await shown(screen, `desk-${screen || 'queue'}`)
  for (const screen of ['inputs', 'preview', 'delivery']) await shown(`${screen}/${mapId}`, `desk-${screen}`)
  for (const screen of ['inputs', 'preview', 'delivery'])
    await shown(`${screen}/${delivered.mapId}`, `desk-delivered-${screen}`)

  for (const key of ['', 'e', 'q', 'h', '?', 'ControlOrMeta+Enter']) {
    await page.goto(`/review/${mapId}`)
    await waitForClaim(page)
    await page.waitForLoadState('networkidle')
    if (key !== '') await page.keyboard.press(key)
    await photograph(page, `desk-review${key}`)
    if (key === '') await photographDialogs(page, 'desk-review')
  }

  const signedOut = await browser.newPage({ baseURL: addresses.desk })
  await signedOut.goto('/sign-in')
  await expect(signedOut.locator('h1')).toBeVisible()
  await photograph(signedOut, 'desk-sign-in')
  await signedOut.getByLabel('Your address').fill('nobody@tracework.example')
  await signedOut.keyboard.press('Enter')
  await expect(signedOut.getByLabel('Code')).toBeFocused()
  await photograph(signedOut, 'desk-sign-in-code')
  await signedOut.close()

  for (const frame of ['page', 'mail']) {
    await page.goto(`/frames/${delivered.mapId}/${frame}`)
    await photograph(page, `desk-frame-${frame}`)
  }
})
