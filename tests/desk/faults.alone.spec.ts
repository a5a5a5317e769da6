import { expect } from '@playwright/test'
import { startDatabase, stopDatabase } from '../running-stack/stop-database.ts'
import { createDraftedMap } from './maps.ts'
import { test } from './operator.ts'

test.afterEach(startDatabase)

test('while the database is down each page and file of the desk says so, with a way to try again', async ({
  page,
}) => {
  const { mapId } = await createDraftedMap()
  const screens = ['/', `/review/${mapId}`, `/inputs/${mapId}`, `/preview/${mapId}`, '/numbers', '/log']
  const files = ['page', 'mail', 'card.png', 'sheet.pdf'].map((file) => `/frames/${mapId}/${file}`)
  await page.goto('/')
  await stopDatabase()
  for (const path of [...screens, ...files, '/review/next', '/api/numbers/weeks']) {
    const answer = await page.goto(path)
    expect.soft(answer?.status(), path).toBeGreaterThanOrEqual(500)
    await expect.soft(page.getByText('The database or a function does not answer'), path).toBeVisible()
    const again = page
      .getByRole('link', { name: 'Try again' })
      .or(page.getByRole('button', { name: 'Try again' }))
    await expect.soft(again, path).toBeVisible()
  }
  await page.goto(`/frames/${mapId}/mail`)
  await startDatabase()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Your Wiring Map')).toBeVisible()
})
