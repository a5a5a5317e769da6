import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import {
  createDeliveredMap,
  createDraftedMap,
  expectSaved,
  row,
  rowAtCursor,
  rows,
  waitForClaim,
} from './maps.ts'
import { sql, test } from './operator.ts'

const open = async (page: Page, persona: string, name: string, checks = false) => {
  const map = await createDraftedMap(persona, name, undefined, checks)
  await page.goto(`/review/${map.mapId}`)
  await waitForClaim(page)
  return map
}

const editsOf = async (sessionId: string) => {
  const [map] = await sql<{ edits: { at: string; op: { kind: string; sentence: string } }[] }>(
    'select edits from private.maps where session_id = $1::uuid',
    [sessionId],
  )
  return map?.edits ?? []
}

test('one press keeps the routine sentences under a heading, a held key no more, and one undo takes them back', async ({
  page,
}) => {
  const { sessionId } = await open(page, 'rail', 'Bea')
  const routine = page.locator('[data-sentence][data-status="open"]').filter({ hasText: 'Routine' })
  await row(page, 'S4').click()
  const keep = page.getByRole('button', { name: /keep \d+ routine/ })
  const count = Number(/\d+/.exec((await keep.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(1)
  expect(await routine.count()).toBeGreaterThanOrEqual(count)
  let saves = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('save_edit') === true) saves += 1
  })
  await page.keyboard.down('Shift')
  await page.keyboard.down('K')
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('K')
  await page.keyboard.up('K')
  await page.keyboard.up('Shift')
  const kept = page.locator('[data-sentence][data-status="kept"]')
  await expect(kept).toHaveCount(count)
  const ids = await kept.evaluateAll((all) => all.map((each) => each.dataset.sentence ?? ''))
  await expect(page.locator('#announcer')).toHaveText(`${count} routine sentences kept`)
  await expect(row(page, 'S4')).toHaveAttribute('data-status', 'open')
  await expect(row(page, 'S4')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'keep routine' })).toBeDisabled()
  await expectSaved(page)
  expect((await editsOf(sessionId)).map(({ op }) => op.kind)).toEqual(Array(count).fill('keep'))
  expect(saves).toBe(1)
  await page.keyboard.press('z')
  await expect(kept).toHaveCount(0)
  await expect(page.locator('#announcer')).toHaveText(`${count} routine sentences taken back`)
  for (const id of ids) {
    await row(page, id).click({ position: { x: 20, y: 20 } })
    await page.keyboard.press('k')
  }
  await page.keyboard.press('z')
  await expect(kept).toHaveCount(count - 1)
  await row(page, 'S4').click()
  await page.getByRole('button', { name: 'keep 1 routine' }).click()
  await expect(kept).toHaveCount(count)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('keep all routine sentences under this heading')
})

test('J goes to the doubtful sentences first, each says why in words, and the printed order stays', async ({
  page,
}) => {
  await open(page, 'crossed-silence', 'Edda')
  const ids = () => rows(page).evaluateAll((all) => all.map((each) => each.dataset.sentence ?? ''))
  const printed = await ids()
  const doubtful = rows(page).filter({ hasText: 'Doubtful · ' })
  const count = await doubtful.count()
  expect(count).toBeGreaterThan(3)
  await expect(row(page, 'S1')).toBeFocused()
  for (let n = 0; n < count; n += 1) {
    await page.keyboard.press('j')
    await expect(rowAtCursor(page)).toContainText('Doubtful · ')
  }
  await page.keyboard.press('j')
  await expect(rowAtCursor(page)).not.toContainText('Doubtful · ')
  expect(await ids()).toEqual(printed)
})

test('evidence that was read folds to its head at a later sentence, and Enter opens it', async ({ page }) => {
  await page.clock.install()
  await open(page, 'ines', 'Ines')
  const side = page.getByRole('complementary', { name: 'Evidence' })
  const sentence = (said: string) => rows(page).filter({ hasText: said }).click()
  // Nothing in common with the first sentence, which a busy machine shows for long.
  await sentence('Asked where it breaks, you chose')
  const shared = side.getByRole('region', { name: 'P3.1, profile' })
  await expect(shared.locator('summary')).toHaveCount(0)
  await page.clock.fastForward(1_000)
  await sentence('Complexity Creep is our name')
  await expect(shared.locator('summary').first()).toContainText('read before')
  await expect(shared.locator('p[dir="auto"]').first()).toBeHidden()
  await shared.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(shared.locator('p[dir="auto"]').first()).toBeVisible()
  await sentence('Asked where it breaks, you chose')
  await expect(shared.locator('summary')).toHaveCount(0)
  await expect(shared.locator('p[dir="auto"]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('flags and what the applicant refused stay in sight at the end of the sheet, on every width', async ({
  page,
}) => {
  await open(page, 'care', 'Robin', true)
  const flags = page.getByRole('list', { name: 'Flags' })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await rows(page).last().scrollIntoViewIfNeeded()
    await page.mouse.move(width / 3, 500)
    await page.mouse.wheel(0, 20_000)
    await expect(rows(page).last()).toBeInViewport()
    await expect(flags, `${width}`).toBeInViewport({ ratio: 1 })
    await expect(flags).toContainText('Care: A2, A8')
    await expect(flags).toContainText('Not me: ')
  }
})

test('a second revision says what is new, changed and gone against the first, with the text as it was signed', async ({
  page,
  operator,
}) => {
  const { mapId } = await createDeliveredMap('ines', 'Ines')
  await sql(
    `select private.claim_map(m.session_id, $2::uuid) from private.maps m where m.map_id = $1::uuid`,
    [mapId, operator.id],
  )
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  const sheet = page.getByRole('article', { name: 'The sheet' })
  await expect(sheet.getByText('REV 02 against REV 01: nothing changed yet.')).toBeVisible()
  const was = (await row(page, 'S4').getByRole('paragraph').first().textContent()) ?? ''
  await row(page, 'S3').click()
  await page.keyboard.press('d')
  await row(page, 'S4').click()
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Or so it reads.')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('REV 02 against REV 01: 1 changed, 1 gone.')).toBeVisible()
  await expect(row(page, 'S3')).toContainText('Gone since REV 01')
  await expect(row(page, 'S4')).toContainText('Changed since REV 01')
  await expect(row(page, 'S4')).toContainText(`REV 01: ${was.slice(0, 20)}`)
  await page.keyboard.press('z')
  await expect(row(page, 'S4')).not.toContainText('Changed since REV 01')
})
