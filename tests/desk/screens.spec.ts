import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { brokenWords } from '../accessibility/broken-words.ts'
import { misplacedStyles } from '../accessibility/misplaced-styles.ts'
import { lostBySpacing } from '../accessibility/text-spacing.ts'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import {
  createDraftedMap,
  expectSaved,
  row,
  rowAtCursor,
  rows,
  signDialog,
  signerSentence,
  waitForClaim,
} from './maps.ts'
import { createOperator, removeOperators, signIn, sql, test } from './operator.ts'

test('on a phone, by touch: a sentence is kept, one edited, one dropped, and the map signed', async ({
  browser,
}) => {
  const operator = await createOperator()
  const { mapId, sessionId } = await createDraftedMap('relay', 'Oskar')
  const context = await browser.newContext({
    baseURL: addresses.desk,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(context, operator)
  const page = await context.newPage()
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await row(page, 'S1').getByRole('button', { name: /^Keep/ }).tap()
  await expect(row(page, 'S1')).toHaveAttribute('data-status', 'kept')
  const edited = rowAtCursor(page)
  const id = (await edited.getAttribute('data-sentence')) ?? ''
  await edited.getByRole('button', { name: /^Edit/ }).tap()
  await expect(row(page, id).getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 })
  const field = row(page, id).getByRole('textbox').last()
  await field.tap()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' Typed with a thumb.')
  await row(page, id).getByRole('button', { name: /^Save/ }).tap()
  await expect(row(page, id)).toHaveAttribute('data-status', 'edited')
  // Only of a claim the state is in sight before somebody decides.
  const open = page.getByText('Open', { exact: true }).filter({ visible: true })
  const last = rows(page).filter({ has: open }).last()
  const lastId = (await last.getAttribute('data-sentence')) ?? ''
  await last.tap()
  await row(page, lastId).getByRole('button', { name: /^Drop/ }).tap()
  await expect(row(page, lastId)).toHaveAttribute('data-status', 'dropped')
  await expectSaved(page)
  await page.reload()
  await expect(row(page, id)).toContainText('Typed with a thumb.')
  await waitForClaim(page)
  const bar = page.getByRole('banner')
  const controls = await bar.or(rowAtCursor(page)).getByRole('button').all()
  expect(controls.length).toBeGreaterThan(3)
  for (const control of controls)
    expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
  await rows(page).filter({ hasText: '“' }).first().getByRole('paragraph').first().tap()
  await rowAtCursor(page)
    .getByRole('button', { name: /^Quotes/ })
    .tap()
  await expect(page.getByRole('dialog').getByText('Hide', { exact: true }).first()).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
  await page.keyboard.press('Escape')
  const signed = page.getByRole('region', { name: 'Signed' })
  // The first seconds of a map do not count.
  await expect(async () => {
    await page.getByRole('button', { name: /^Sign and send/ }).tap({ timeout: 1_500 })
    await expect(signDialog(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await signDialog(page).getByRole('textbox').tap()
  await page.keyboard.insertText(signerSentence)
  const signAs = signDialog(page).getByRole('button', { name: /^Sign as/ })
  // A tap right after the dialog came does not count.
  await expect(async () => {
    if (await signAs.isVisible()) await signAs.tap({ timeout: 1_500 })
    await expect(signed).toContainText('Oskar', { timeout: 1_500 })
  }).toPass()
  const [map] = await sql<{ state: string }>('select state from private.maps where session_id = $1::uuid', [
    sessionId,
  ])
  expect(map?.state).toBe('signed')
  await page.getByRole('button', { name: /^Take back/ }).tap()
  await expect(page).toHaveURL(new RegExp(`/review/${mapId}`))
  await removeOperators(operator)
  await context.close()
})

test('every screen fits 200 % zoom and 320 px without sideways scrolling', async ({ page, browser }) => {
  const { mapId } = await createDraftedMap('loop', `Petra${'a'.repeat(60)}`)
  const screens = [
    ...['', 'delivered', 'numbers', 'waitlist', 'export', 'health', 'log', 'operators'],
    ...['review', 'inputs', 'preview', 'delivery'].map((each) => `${each}/${mapId}`),
  ]
  const expectNoSurplus = async (shown: Page, screen: string) => {
    await shown.goto(`/${screen}`)
    await expect(shown.locator('h1').first()).toBeVisible()
    expect(await misplacedStyles(shown), screen).toEqual([])
    for (const [width, height] of [
      [720, 450],
      [320, 640],
    ] as const) {
      await shown.setViewportSize({ width, height })
      await expect.poll(() => surplusWidth(shown), { message: `${screen} at ${width}` }).toBe(0)
      expect(await brokenWords(shown), `${screen} at ${width}`).toEqual([])
      expect(await lostBySpacing(shown), `${screen} at ${width}, text spaced`).toEqual([])
    }
  }
  for (const screen of screens) await expectNoSurplus(page, screen)
  const signedOut = await browser.newPage({ baseURL: addresses.desk })
  await expectNoSurplus(signedOut, 'sign-in')
  await signedOut.close()
})

test('the words of a button can be read while it is pressed', async ({ page }) => {
  for (const screen of ['operators', 'export', 'health']) {
    await page.goto(`/${screen}`)
    await expect(page.locator('h1').first()).toBeVisible()
    const buttons = page.locator('main').getByRole('button', { disabled: false }).filter({ visible: true })
    for (const button of await buttons.all()) {
      await button.hover()
      await page.mouse.down()
      expect(await violations(page), `${screen}: ${await button.innerText()}`).toEqual([])
      // Let go elsewhere, so that nothing is pressed for good.
      await page.mouse.move(0, 0)
      await page.mouse.up()
    }
  }
})

test('a queue of 5,000: the title counts it, J and K walk it, and its pages follow without a gap or a repeat', async ({
  page,
}) => {
  const mark = randomUUID()
  const of = `from private.wiring_sessions where email like '%@${mark}.example'`
  await sql(
    `with people as (
       insert into private.wiring_sessions (email, address_key, expires_at, survey_completed, survey_data, json_submitted,
         json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at,
         privacy_policy_version, completed_at)
       select n || '@${mark}.example', 'k', now() + interval '1 year', true, '{}', true, '{}', true, '{u}', true,
         'Crowd ' || (n % 7), now(), '1', now() - n % 500 * interval '1 minute'
       from generate_series(1, 5000) n returning session_id)
     insert into private.maps (session_id, state) select session_id, 'waiting' from people`,
  )
  try {
    await page.goto('/?q=crowd&sort=name')
    const heading = page.getByRole('heading', { level: 1 })
    const counted = Number((await heading.innerText()).split(' ')[0])
    expect(counted).toBeGreaterThanOrEqual(5_000)
    await expect(page).toHaveTitle(`${counted} to review · Desk`)
    await page.locator('body').press('j')
    const rowInFocus = page.locator('tr:focus-within')
    await expect(rowInFocus).toHaveCount(1)
    const at = () => rowInFocus.getAttribute('data-row')
    const second = await at()
    await page.keyboard.press('k')
    await expect.poll(at).not.toBe(second)
    await page.keyboard.press('j')
    await expect.poll(at).toBe(second)

    const seen: string[] = []
    for (let number = 1; number <= 8; number += 1) {
      const listed = page.locator('tr[data-row]')
      await expect(listed).toHaveCount(50)
      const ids = await listed.evaluateAll((all) => all.map((each) => each.dataset.row ?? ''))
      seen.push(...ids)
      const before = page.url()
      await page.getByRole('link', { name: 'Next 50' }).press('Enter')
      await expect.poll(() => page.url()).not.toBe(before)
      await expect(page.locator(`tr[data-row="${ids[0]}"]`)).toHaveCount(0)
    }
    expect(new Set(seen).size).toBe(400)
    await page.getByRole('link', { name: 'First page' }).press('Enter')
    await expect(page.locator(`tr[data-row="${seen[0]}"]`)).toHaveCount(1)
  } finally {
    await sql(`delete ${of}`)
  }
})

test('what is typed survives a reload, a colleague who saved first, a sign-out and a desk that does not answer', async ({
  page,
  context,
  operator,
}) => {
  const { sessionId, mapId } = await createDraftedMap('ines', 'Ines')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' First.')
  // The review is claimed anew, which reads the edits.
  const claimed = page.waitForResponse('**/api/act')
  await page.reload()
  await claimed
  const words = row(page, 'S1').getByRole('textbox').last()
  await expect(words).toContainText('First.')
  await expect(words).toBeFocused()

  await sql(
    `update private.maps set edits = '[{"n": 1, "at": "2026-11-24T09:00:00.000Z", "by": "Tom", "op": {"kind": "keep", "sentence": "S2"}}]'
     where session_id = $1::uuid`,
    [sessionId],
  )
  await page.keyboard.press('Enter')
  const text = async () => {
    const [map] = await sql<{ edits: string }>(
      'select edits::text as edits from private.maps where session_id = $1::uuid',
      [sessionId],
    )
    return map?.edits ?? ''
  }
  await expect(page.getByText('Another window saved an edit first.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not saved' })).toContainText('First.')
  await page.getByRole('button', { name: 'Save mine on top' }).press('Enter')
  await expect.poll(text).toContain('First.')
  await expect(row(page, 'S2')).toHaveAttribute('data-status', 'kept')

  await context.clearCookies()
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Second.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are signed out. Sign in in another tab')).toBeVisible()
  expect(await text()).not.toContain('Second.')
  await signIn(context, operator)
  await page.getByRole('button', { name: 'Try now' }).press('Enter')
  await expect.poll(text).toContain('Second.')

  await page.route('**/api/act', (route) => route.abort())
  await row(page, 'S1').focus()
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Third.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The desk does not answer. Your last edits are kept here')).toBeVisible()
  await expect(row(page, 'S1')).toContainText('Third.')
  await page.unroute('**/api/act')
  await expect.poll(text).toContain('Third.')
  await expectSaved(page)
})
