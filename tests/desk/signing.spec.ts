import { expect, type Page } from '@playwright/test'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { mailedMapLink, mapMailSubject, waitForMail } from '../running-stack/inbox.ts'
import {
  createDraftedMap,
  openSignDialog,
  signByKeys,
  signDialog,
  signerSentence,
  waitForClaim,
} from './maps.ts'
import { sql, test } from './operator.ts'

const storedPath = async (id: string) => {
  const [row] = await sql<{ path: string | null }>(
    'select signature_path as path from private.operators where operator_id = $1::uuid',
    [id],
  )
  return row?.path ?? null
}

async function drawStroke(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  const box = await page.getByRole('img', { name: /^Pad/ }).boundingBox()
  if (box === null) throw new Error('There is no pad.')
  const [first = [0, 0], ...rest] = points.map(
    ([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const,
  )
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const point of rest) await page.mouse.move(...point, { steps: 6 })
  await page.mouse.up()
}

test('a signature is drawn with a mouse, taken back stroke by stroke, kept, drawn anew and deleted', async ({
  page,
  operator,
}) => {
  await page.goto('/operators')
  const save = page.getByRole('button', { name: 'Save signature' })
  const printed = page.getByRole('img', { name: 'Signature of Mara' })
  await save.press('Enter')
  await expect(page.getByText('Not saved: there is too little to see of it.')).toBeVisible()
  await drawStroke(page, [
    [0.1, 0.8],
    [0.2, 0.2],
    [0.3, 0.8],
    [0.4, 0.2],
    [0.5, 0.8],
  ])
  await drawStroke(page, [
    [0.1, 0.95],
    [0.9, 0.9],
  ])
  await expect(printed.locator('path')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo stroke' }).click()
  await expect(printed.locator('path')).toHaveCount(1)
  expect(await violations(page, wcagAndAdvice)).toEqual([])
  await save.click()
  await expect(page.getByText('Your signature is saved.')).toBeVisible()
  const path = await storedPath(operator.id)
  expect(path).toMatch(/^M\d+ \d+Q/)
  await expect(printed.locator('path')).toHaveAttribute('d', path ?? '')

  await page.getByRole('button', { name: 'Draw it anew' }).click()
  await drawStroke(page, [
    [0.2, 0.5],
    [0.8, 0.4],
  ])
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  await expect(printed.locator('path')).toHaveAttribute('d', path ?? '')
  await page.getByRole('button', { name: 'Delete signature' }).press('Enter')
  await expect(page.getByText('Your signature is deleted.')).toBeVisible()
  expect(await storedPath(operator.id)).toBeNull()
})

test('without a mouse: no sentence, a template and a reload, then the sentence is signed, undone, and signed again', async ({
  page,
  operator,
}) => {
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  const { sessionId, mapId, email } = await createDraftedMap('ines', name)
  const drawn = 'M6 90Q60 20 120 150Q180 40 300 90L594 20'
  await sql('update private.operators set signature_path = $1 where operator_id = $2::uuid', [
    drawn,
    operator.id,
  ])
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await openSignDialog(page)
  const dialog = signDialog(page)
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  expect(await violations(page, wcagAndAdvice)).toEqual([])
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog.getByText('Not signed: write one sentence')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const template = dialog.getByRole('button', { name: 'What I would keep exactly as it is: …' })
  await template.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog.getByText('Not signed: this is the template')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('the week in June.')
  await expect(template).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.reload()
  await waitForClaim(page)
  await openSignDialog(page)
  const sentence = 'What I would keep exactly as it is: the week in June.'
  await expect(field).toHaveValue(sentence)

  const signed = page.getByRole('region', { name: 'Signed' }).getByRole('listitem').filter({ hasText: name })
  const sign = () =>
    expect(async () => {
      if (await dialog.isVisible()) await page.keyboard.press('ControlOrMeta+Enter')
      await expect(signed).toBeVisible({ timeout: 1_500 })
    }).toPass()
  await sign()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
  await openSignDialog(page)
  await expect(field).toHaveValue(sentence)
  await sign()

  await sql(
    'update private.mail_outbox set next_attempt_at = now() where session_id = $1::uuid and kind = $2',
    [sessionId, 'map'],
  )
  const link = await mailedMapLink(email)
  expect((await waitForMail(email, { subject: mapMailSubject() })).text).toContain('Mara checked it')
  const sheet = await page.context().newPage()
  await sheet.goto(link)
  const signature = sheet.getByRole('region', { name: 'Signature' })
  await expect(signature.locator('q')).toHaveText(sentence)
  await expect(signature.getByRole('img', { name: 'Signature of Mara' }).locator('path')).toHaveAttribute(
    'd',
    drawn,
  )
  const text = await (await sheet.request.get(`${link}/map.txt`)).text()
  expect(text).toContain(`“${sentence}”`)
  expect(await (await sheet.request.get(`${link}/map.json`)).json()).toMatchObject({
    signer_sentence: sentence,
    signature_path: drawn,
  })
  await sheet.close()
})

test('the dialog of signing fits a phone, and the link to the pad opens beside it', async ({ page }) => {
  const { mapId } = await createDraftedMap('care', 'Robin')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await openSignDialog(page)
  expect(await surplusWidth(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  const link = signDialog(page).getByRole('link', { name: /^Draw your signature/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', '/operators#signature')
})

test('an Undo whose page is left before the answer still leads back to the map', async ({ page }) => {
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  const { mapId } = await createDraftedMap('ines', name)
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await signByKeys(page, name)
  const undone = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/act', async (route) => {
    if (!route.request().postData()?.includes('undo_sign')) return route.continue()
    asked += 1
    if (asked > 1) return route.continue()
    await route.fetch()
    undone.resolve()
  })
  // As where the next map was deleted meanwhile.
  await page.goto(`/review/${crypto.randomUUID()}`)
  await expect(page.getByText('Status 404')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Signed' })).toContainText(name)
  await page.keyboard.press('u')
  await undone.promise
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(mapId))
  expect(asked).toBe(2)
  await waitForClaim(page)
  await openSignDialog(page)
  await expect(signDialog(page).getByRole('textbox')).toHaveValue(signerSentence)
})

test('an Undo leads back to the map also where a page that was on its way comes first', async ({ page }) => {
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  const { mapId } = await createDraftedMap('ines', name)
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await signByKeys(page, name)
  await page.goto(`/review/${crypto.randomUUID()}`)
  await expect(page.getByRole('region', { name: 'Signed' })).toContainText(name)
  // The browser stays where it is.
  await page.route(`**/review/${mapId}`, (route) => route.fulfill({ status: 204 }), { times: 1 })
  const stopped = page.waitForResponse((response) => response.url().endsWith(mapId))
  await page.keyboard.press('u')
  await stopped
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
})

test('who leaves while the signature is on its way gets to where she wanted, and it is saved', async ({
  page,
}) => {
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  const { mapId } = await createDraftedMap('ines', name)
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await openSignDialog(page)
  await signDialog(page).getByRole('textbox').fill(signerSentence)
  const sent = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/act', async (route) => {
    if (route.request().postDataJSON().action !== 'sign') return route.continue()
    sent.resolve()
    await answer.promise
    await route.continue()
  })
  await expect(async () => {
    if (await signDialog(page).isVisible()) await page.keyboard.press('ControlOrMeta+Enter')
    await expect(signDialog(page)).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await sent.promise
  await page.keyboard.press('Escape')
  answer.resolve()
  await expect(page).toHaveURL(new URL('/', page.url()).href)
  await expect(page.getByRole('region', { name: 'Signed' })).toContainText(name)
})
