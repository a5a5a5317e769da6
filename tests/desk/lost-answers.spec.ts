import { expect } from '@playwright/test'
import { createDraftedMap, signByKeys, waitForClaim } from './maps.ts'
import { signIn, sql, test } from './operator.ts'

test('a session that is over and an answer that is lost: each is said, nothing typed is lost, and Undo goes on', async ({
  page,
  context,
  operator,
}) => {
  const name = `Hilde ${crypto.randomUUID().slice(0, 8)}`
  const { mapId } = await createDraftedMap('loop', name)
  const endSessions = () =>
    sql('delete from private.operator_sessions where operator_id = $1::uuid', [operator.id])
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await page.keyboard.press('h')
  await page.keyboard.type('Waits for her answer.')
  await endSessions()
  await page.keyboard.press('Enter')
  const hold = page.getByRole('dialog', { name: 'Put on hold' })
  await expect(hold).toContainText('Not held: you are signed out.')
  await expect(hold.getByRole('textbox')).toHaveValue('Waits for her answer.')
  await signIn(context, operator)
  await page.keyboard.press('Escape')

  await page.route('**/api/act', async (route) => {
    if (route.request().postDataJSON().action !== 'sign') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await signByKeys(page, name)
  // A page that asks the desk for nothing: any other leads to the sign-in by itself once the session is over.
  await page.goto(`/review/${crypto.randomUUID()}`)
  await expect(page.getByText('Status 404')).toBeVisible()
  const signed = page.getByRole('region', { name: 'Signed' }).getByRole('listitem').filter({ hasText: name })
  await endSessions()
  await page.keyboard.press('u')
  await expect(signed).toContainText('Not taken back: you are signed out.')
  const other = await context.newPage()
  await other.goto('/numbers?weeks=4')
  await expect(other).toHaveURL(/sign-in\?next=%2Fnumbers%3Fweeks%3D4$/)
  await signIn(context, operator)
  await other.goto(`/delivery/${mapId}`)
  await other.getByRole('button', { name: 'Take back' }).click()
  await expect(other.getByText('The signature was taken back. No mail was sent.').first()).toBeVisible()
  await other.close()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
})
