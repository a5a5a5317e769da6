import { expect } from '@playwright/test'
import { whileNothingHappens } from '@wiring/local/testing/pauses'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { mailedMapLink } from '../running-stack/inbox.ts'
import {
  createDraftedMap,
  expectSaved,
  row,
  signByKeys,
  signDialog,
  signerSentence,
  waitForClaim,
} from './maps.ts'
import { createOperator, signIn, sql, test } from './operator.ts'

test('a map goes the whole way by keyboard: found, kept, edited, dropped, undone, signed, taken back, signed, mailed', async ({
  page,
}) => {
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  const { sessionId, mapId, email } = await createDraftedMap('ines', name)
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(page).toHaveURL(/q=Ines/)
  await expect(page.locator('tr[data-row]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await waitForClaim(page)
  await expect(row(page, 'S1')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(row(page, 'S2')).toHaveAttribute('data-status', 'kept')
  await expect(row(page, 'S3')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('d')
  await expect(row(page, 'S3')).toHaveAttribute('data-status', 'dropped')
  await page.keyboard.press('z')
  await expect(row(page, 'S3')).toHaveAttribute('data-status', 'open')
  await page.keyboard.press('d')
  await expect(row(page, 'S4')).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type('The end is there first, ')
  await page.keyboard.press('Enter')
  await expect(row(page, 'S4')).toHaveAttribute('data-status', 'edited')
  await expect(row(page, 'S4').locator('q').first()).toHaveText('I drop everything and follow it')
  await expect(page.getByRole('complementary', { name: 'Evidence' }).locator('mark').first()).toHaveText(
    'I drop everything and follow it',
  )
  await expectSaved(page)
  await page.reload()
  await expect(row(page, 'S4')).toContainText('The end is there first,')
  await expect(row(page, 'S3')).toHaveAttribute('data-status', 'dropped')
  await waitForClaim(page)

  await signByKeys(page, name)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
  await signByKeys(page, name)

  await sql(
    'update private.mail_outbox set next_attempt_at = now() where session_id = $1::uuid and kind = $2',
    [sessionId, 'map'],
  )
  const sheet = await page.context().newPage()
  await sheet.goto(await mailedMapLink(email))
  await expect(sheet.getByRole('main')).toContainText('The end is there first,')
  await expect(sheet.getByRole('main')).not.toContainText('It is before your eyes when you begin')
  await sheet.close()
  await page.goto(`/delivery/${mapId}`)
  await expect(page.getByText(/The mail went out on/)).toBeVisible()
})

test('two operators: the second reads along, takes over, and the first loses nothing that was typed', async ({
  page,
  browser,
}) => {
  const { sessionId, mapId } = await createDraftedMap('projector', 'Tomas')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  const context = await browser.newContext({ baseURL: addresses.desk })
  await signIn(context, await createOperator({ name: 'Tom', role: 'operator' }))
  const other = await context.newPage()
  await other.goto(`/review/${mapId}`)
  await expect(other.getByText('Mara is reading this. You can read along.')).toBeVisible()
  await expect(other.getByRole('button', { name: /Sign and send/ })).toBeDisabled()
  await other.keyboard.press('k')
  await expect(row(other, 'S1')).toHaveAttribute('data-status', 'open')

  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Typed while it was taken.')
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByText('claimed by you')).toBeVisible()
  await expect(row(other, 'S1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tom has taken this map over.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not saved' })).toContainText('Typed while it was taken.')
  const [stored] = await sql<{ edits: number }>(
    'select jsonb_array_length(edits)::int as edits from private.maps where session_id = $1::uuid',
    [sessionId],
  )
  expect(stored?.edits).toBe(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(row(page, 'S1')).toBeFocused()
  await context.close()
})

test('offline, an edit waits and is saved when the desk answers again', async ({ page }) => {
  const { mapId } = await createDraftedMap('antenna', 'Wren')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await page.context().setOffline(true)
  await page.keyboard.press('k')
  await expect(row(page, 'S1')).toHaveAttribute('data-status', 'kept')
  await expect(page.getByText('The desk does not answer. Your last edits are kept here')).toBeVisible()
  await page.context().setOffline(false)
  await expectSaved(page)
})

test('a map is put on hold with a note, taken up again, and the applicant may delete it meanwhile', async ({
  page,
}) => {
  const { sessionId, mapId } = await createDraftedMap('loop', 'Petra')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/A map on hold needs a note/)).toBeVisible()
  await page.keyboard.type('Asked Petra about the second picture.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Asked Petra about the second picture.”')).toBeVisible()
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Resume' }).last().click()
  await expect(page.getByText('claimed by you')).toBeVisible()
  await sql(`select private.delete_session($1::uuid, 'applicant')`, [sessionId])
  await page.keyboard.press('k')
  await expect(page.getByText(/The applicant has deleted this session/)).toBeVisible()
})

test('a key held down acts once, a double click is one click, and a care map says so and asks before it is signed', async ({
  page,
}) => {
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`
  const { sessionId, mapId } = await createDraftedMap('care', name)
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await expect(page.getByRole('list', { name: 'Flags' })).toContainText('Care: A2, A8')
  const decided = () => page.locator('[data-sentence][data-status="kept"]').count()
  await page.keyboard.down('k')
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('k')
  await page.keyboard.up('k')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect.poll(decided).toBe(2)

  const holdToSign = async () => {
    await page.keyboard.down('Control')
    for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter')
    await whileNothingHappens(800)
    for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.keyboard.up('Control')
  }
  await expect(async () => {
    await holdToSign()
    await expect(page.getByText(/^You have read A2, A8/)).toBeVisible({ timeout: 1_000 })
  }).toPass({ intervals: [500] })
  await page.keyboard.type(signerSentence)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(signDialog(page)).toBeHidden()
  await expect(async () => {
    // Open, it would be signed by the same keys.
    if (!(await signDialog(page).isVisible())) await holdToSign()
    await expect(signDialog(page).getByRole('textbox')).toHaveValue(signerSentence, { timeout: 1_000 })
  }).toPass({ intervals: [500] })
  await page.keyboard.press('Escape')
  await expect(signDialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Drop' }).dblclick()
  await expectSaved(page)
  const [map] = await sql<{ state: string; edits: number }>(
    'select state, jsonb_array_length(edits)::int as edits from private.maps where session_id = $1::uuid',
    [sessionId],
  )
  expect(map).toEqual({ state: 'in_review', edits: 3 })

  await page.getByRole('link', { name: /^Care/ }).click()
  await expect(page.locator('mark').first()).toHaveText('divorce')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await signByKeys(page, name)
})

const hostile = '=HYPERLINK("http://evil.example")<img src=x onerror=alert(1)>\u202Egnp.exe'

test('hostile names are shown as text, and every screen of a map is free of violations, also at 320 px', async ({
  page,
}) => {
  const { sessionId, mapId } = await createDraftedMap('injection', hostile.slice(0, 90))
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  for (const path of [
    '/',
    '/delivered',
    ...['review', 'inputs', 'preview', 'delivery'].map((each) => `/${each}/${mapId}`),
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    if (path.startsWith('/review/')) await waitForClaim(page)
    expect(await violations(page, wcagAndAdvice), path).toEqual([])
    // 320 px is also 1280 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => surplusWidth(page), path).toBe(0)
    expect(await page.locator('img[src="x"]').count(), path).toBe(0)
  }
  const [map] = await sql<{ state: string }>('select state from private.maps where session_id = $1::uuid', [
    sessionId,
  ])
  expect(['drafted', 'in_review', 'needs_care']).toContain(map?.state)
  expect(alerts).toBe(0)
})

test('the queue is a list without scripts, and its filters, search and order are links and a form', async ({
  browser,
}) => {
  const name = `Oskar ${crypto.randomUUID().slice(0, 8)}`
  const { mapId } = await createDraftedMap('relay', name)
  const context = await browser.newContext({ baseURL: addresses.desk, javaScriptEnabled: false })
  await signIn(context, await createOperator())
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Search a name, an address or the code of a sheet').fill(name)
  await page.getByLabel('Search a name, an address or the code of a sheet').press('Enter')
  await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', `/review/${mapId}`)
  await page.getByRole('link', { name: /^Mine \d+$/ }).click()
  await expect(page).toHaveURL(/show=mine/)
  await context.close()
})
