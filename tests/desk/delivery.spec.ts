import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { mailedMapLink, waitForMail } from '../running-stack/inbox.ts'
import { createDeliveredMap, expectSaved, signByKeys, waitForClaim } from './maps.ts'
import { createOperator, removeOperators, signIn, sql, test } from './operator.ts'
import { waitForSignInCode } from './sign-in-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

test('a map is sent again with the earlier link closed, copied to the operator, and its links are closed', async ({
  page,
  operator,
  request,
}) => {
  const { mapId, email, link } = await createDeliveredMap()
  const status = async (address: string) => (await request.get(address)).status()
  expect(await status(link)).toBe(200)
  await page.goto(`/delivery/${mapId}`)
  await expect(page.getByText('1 of 1 open.')).toBeVisible()
  await page.getByLabel('Close the earlier links').press('Space')
  await press(page, 'Send again')
  await expect(page.getByText('The mail is queued again.').first()).toBeVisible()
  const newer = await mailedMapLink(email)
  expect(await status(newer)).toBe(200)
  expect(await status(link)).toBe(404)
  await expect(page.getByText('1 of 2 open.')).toBeVisible()

  await press(page, 'Send to me')
  await expect(page.getByText('The copy is on its way to you.').first()).toBeVisible()
  const copy = await mailedMapLink(operator.email, 'A copy of a Wiring Map')
  expect(await status(copy)).toBe(200)
  await expect(page.getByText('2 of 3 open.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `to ${operator.name}` })).toContainText('Open')

  await page
    .getByRole('listitem')
    .filter({ hasText: `to ${operator.name}` })
    .getByRole('button', { name: /^Close/ })
    .press('Enter')
  await expect(page.getByText('The link is closed.').first()).toBeVisible()
  expect(await status(copy)).toBe(404)
  expect(await status(newer)).toBe(200)
  await expect(page.getByText('1 of 3 open.')).toBeVisible()
  await press(page, /^Close the link/)
  await expect(page.getByText('0 of 3 open.')).toBeVisible()
  expect(await status(newer)).toBe(404)
  expect(await violations(page)).toEqual([])
  const logged = await sql<{ action: string }>(
    'select action from private.desk_events where operator_id = $1::uuid order by event_id',
    [operator.id],
  )
  expect(logged.map(({ action }) => action)).toEqual([
    'delivery',
    'resend',
    'send_to_me',
    'close_links',
    'close_links',
  ])
})

test('a map whose mail was refused goes to another address, with a new link; the old one closes, and every operator hears of it', async ({
  page,
  operator,
  request,
}) => {
  const { sessionId, mapId, email, link } = await createDeliveredMap()
  await sql(
    `update private.mail_outbox set state = 'failed', sent_at = null, last_error = '550 no such mailbox' where session_id = $1::uuid and kind = 'map'`,
    [sessionId],
  )
  await sql(`update private.maps set state = 'refused' where session_id = $1::uuid`, [sessionId])
  await page.goto(`/delivery/${mapId}`)
  await press(page, 'Send to this address')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('New address of the applicant')).toBeFocused()
  await page.getByLabel('New address of the applicant').fill(email)
  await page.getByLabel('How you know it').fill('She rang and spelled it.')
  await press(page, 'Send to this address')
  await expect(page.getByText('Not done: this is the address that was refused.').first()).toBeVisible()
  const newAddress = `new-${email}`
  await page.getByLabel('New address of the applicant').fill(newAddress)
  await press(page, 'Send to this address')
  await expect(page.getByText('The map is on its way to the new address.').first()).toBeVisible()
  expect((await request.get(await mailedMapLink(newAddress))).status()).toBe(200)
  expect((await request.get(link)).status()).toBe(404)
  const notice = await waitForMail(operator.email, { subject: 'A map was sent to another address' })
  expect(notice.text).toContain(operator.name)
  expect(notice.text).not.toContain(newAddress)
  await expect(page.getByText('New address of the applicant')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a new revision is edited, signed and mailed, and the earlier link shows it and says so', async ({
  page,
}) => {
  const { sessionId, mapId, email, link } = await createDeliveredMap('projector', 'Tomas')
  await page.goto(`/delivery/${mapId}`)
  await press(page, 'Open REV 02')
  await expect(page.getByLabel('Why')).toBeFocused()
  await expect(page.getByText('A new revision needs a reason')).toBeVisible()
  await page.getByLabel('Why').fill('Tomas asked for a plainer first sentence.')
  await press(page, 'Open REV 02')
  await expect(page).toHaveURL(new RegExp(`/review/${mapId}`))
  await waitForClaim(page)
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Said once more.')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await signByKeys(page, /Tomas, REV 02/)

  const sheet = await page.context().newPage()
  const main = sheet.getByRole('main')
  await sheet.goto(link)
  await expect(main).toContainText('REV 01')
  await expect(main).not.toContainText('Said once more.')
  await sql(`update private.maps set undo_until = now() where session_id = $1::uuid`, [sessionId])
  await sql(
    `update private.mail_outbox set next_attempt_at = now() where session_id = $1::uuid and state = 'queued'`,
    [sessionId],
  )
  await sheet.goto(await mailedMapLink(email))
  await expect(main).toContainText('Said once more.')
  await expect(main).toContainText('REV 02')
  await expect(main).not.toContainText('newer')
  await sheet.goto(link)
  await expect(main).toContainText('Said once more.')
  await expect(main).toContainText(/newer/)
  await sheet.close()
})

test('a session is deleted on request: asked, confirmed with the second factor, and gone everywhere', async ({
  browser,
}) => {
  const lead = await createOperator({ name: 'Ada' })
  const { sessionId, mapId, link } = await createDeliveredMap('antenna', 'Wren')
  const context = await browser.newContext({ baseURL: addresses.desk })
  await signIn(context, lead, { factor: 'code_on_loopback', confirmed: false })
  const page = await context.newPage()
  const stored = () => sql('select from private.wiring_sessions where session_id = $1::uuid', [sessionId])
  await page.goto(`/delivery/${mapId}`)
  await press(page, 'Delete on request')
  await expect(page.getByRole('dialog', { name: 'Delete Wren?' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(page, 'Delete on request')
  await press(page, 'Delete everything')
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(confirm).toBeVisible()
  expect(await stored()).toHaveLength(1)
  await confirm.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await waitForSignInCode(lead.email))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${addresses.desk}/`)
  expect(await stored()).toHaveLength(0)
  expect((await page.request.get(link)).status()).toBe(404)
  for (const screen of ['review', 'inputs', 'preview', 'delivery', 'frames'])
    expect(
      (await page.request.get(`/${screen}/${mapId}${screen === 'frames' ? '/page' : ''}`)).status(),
    ).toBe(404)
  await removeOperators(lead)
  await context.close()
})
