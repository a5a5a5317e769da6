import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { createDraft } from './drafts.ts'
import { visitorsSee } from './visitor.ts'

const lake = editorClient()
const schedules = () => lake.fetch<{ _id: string; at: string }[]>('*[_type == "scheduledPublish"]{_id, at}')
/** Local time, as the browser shows it. */
const inMinutes = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

async function openDialog(page: Page) {
  const menu = page.getByTestId('action-menu-button')
  await expect(menu).toBeVisible({ timeout: 40_000 })
  await menu.click()
  await page.getByRole('menuitem', { name: /Publish later|Scheduled/ }).click()
  return page.getByRole('dialog')
}

test.afterEach(async () => {
  await lake.delete({
    query: '*[_type == "scheduledPublish" || _id in ["drafts.landingPage", "drafts.labPage"]]',
  })
})

test('a draft is scheduled, listed, moved, held by a change, and called off', async ({ page }) => {
  test.setTimeout(180_000)
  await createDraft('labPage', { 'labHero.title': `Later ${randomUUID().slice(0, 8)}` })
  await page.goto(`${addresses.studio}/structure/lab;labPage`)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Day and time').fill(inMinutes(-5))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toContainText('Choose a moment that is still to come.')
  await dialog.getByLabel('Day and time').fill(inMinutes(60))
  await expect(dialog).toContainText(/day \d+ \w+ 20\d\d at \d\d:\d\d \(.+\)/)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const notice = page.getByTestId('scheduled-notice')
  await expect(notice).toContainText('This draft will be published on')
  const [first] = await schedules()

  await page.goto(`${addresses.studio}/scheduled`)
  const card = page.getByTestId('scheduled-labPage')
  await expect(card).toContainText('The draft will be published on', { timeout: 40_000 })
  await card.getByRole('button', { name: 'Change the time' }).first().click()
  await card.getByLabel('Day and time').fill(inMinutes(120))
  await card.getByRole('button', { name: 'Change the time' }).last().click()
  await expect.poll(async () => (await schedules()).map(({ at }) => at > (first?.at ?? ''))).toEqual([true])

  await lake.patch('drafts.labPage').set({ 'labHero.title': 'Changed meanwhile' }).commit()
  await expect(card).toContainText('The draft was changed after it was scheduled')
  await card.getByRole('button', { name: 'Remove from this list' }).click()
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
  expect(await schedules()).toEqual([])
  expect((await lake.getDocument('drafts.labPage'))?.labHero?.title).toBe('Changed meanwhile')
})

test('a scheduled draft is public at its moment; strangers cannot see that it was scheduled', async () => {
  test.setTimeout(120_000)
  const original = (await lake.getDocument('landingPage'))?.hero?.title as string
  const headline = `On time ${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': headline })
  const revision = (await lake.getDocument('drafts.landingPage'))?._rev
  const plan = { documentId: 'landingPage', documentType: 'landingPage', title: 'Landing page', by: 'Test' }
  const at = new Date(Date.now() + 5_000).toISOString()
  await lake.create({ _id: 'scheduledPublish.', _type: 'scheduledPublish', ...plan, revision, at })
  const query = encodeURIComponent('*[_type == "scheduledPublish"]')
  const stranger = await fetch(`${addresses.contentLake}/v2025-02-19/data/query/production?query=${query}`)
  expect((await stranger.json()).result).toEqual([])
  try {
    expect(await visitorsSee(headline), 'too early').toBe(false)
    // Schedules are checked every 30 s.
    await expect.poll(() => visitorsSee(headline), { timeout: 60_000 }).toBe(true)
    expect(new Date().toISOString() > at).toBe(true)
    expect(await schedules()).toEqual([])
    expect(await lake.getDocument('drafts.landingPage')).toBeFalsy()
  } finally {
    await lake.patch('landingPage').set({ 'hero.title': original }).commit()
  }
})

test('a draft that breaks a rule cannot be scheduled, and the dialog says which', async ({ page }) => {
  test.setTimeout(120_000)
  await createDraft('labPage', { 'labHero.title': 'Much too long. '.repeat(20) })
  await page.goto(`${addresses.studio}/structure/lab;labPage`)
  const dialog = await openDialog(page)
  await expect(dialog).toContainText('Put this right first:')
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
})
