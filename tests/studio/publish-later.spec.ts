import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { expectPublished } from '../running-stack/site-pages.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { createDraft } from './drafts.ts'
import { openTool } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const lake = editorClient()
const schedules = () => lake.fetch<{ _id: string; at: string }[]>('*[_type == "scheduledPublish"]{_id, at}')
/** Local time, as the browser shows it. */
const inMinutes = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

async function openDialog(studio: Page) {
  const menu = studio.getByTestId('action-menu-button')
  await expect(menu).toBeVisible()
  await menu.click()
  await studio.getByRole('menuitem', { name: /Publish later|Scheduled/ }).click()
  return studio.getByRole('dialog')
}

test('a draft is scheduled, listed, moved, held by a change, and called off', async ({ studio }) => {
  await createDraft('labPage', { 'labHero.title': `Later ${randomUUID().slice(0, 8)}` })
  await openTool(studio, '/structure/lab;labPage')
  const dialog = await openDialog(studio)
  await dialog.getByLabel('Day and time').fill(inMinutes(-5))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toContainText('Choose a moment that is still to come.')
  await dialog.getByLabel('Day and time').fill(inMinutes(60))
  await expect(dialog).toContainText(/day \d+ \w+ 20\d\d at \d\d:\d\d \(.+\)/)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const notice = studio.getByTestId('scheduled-notice')
  await expect(notice).toContainText('This draft will be published on')
  const [first] = await schedules()

  await openTool(studio, '/scheduled')
  const card = studio.getByTestId('scheduled-labPage')
  await expect(card).toContainText('The draft will be published on')
  await card.getByRole('button', { name: 'Change the time' }).first().click()
  await card.getByLabel('Day and time').fill(inMinutes(120))
  await card.getByRole('button', { name: 'Change the time' }).last().click()
  await expect.poll(async () => (await schedules()).map(({ at }) => at > (first?.at ?? ''))).toEqual([true])

  await lake.patch('drafts.labPage').set({ 'labHero.title': 'Changed meanwhile' }).commit()
  await expect(card).toContainText('The draft was changed after it was scheduled')
  await card.getByRole('button', { name: 'Remove from this list' }).click()
  await expect(studio.getByText('Nothing is scheduled.')).toBeVisible()
  expect(await schedules()).toEqual([])
  expect((await lake.getDocument('drafts.labPage'))?.labHero?.title).toBe('Changed meanwhile')
})

test('a scheduled draft is public at its moment; strangers cannot see that it was scheduled', async () => {
  const headline = `On time ${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': headline })
  const revision = (await lake.getDocument('drafts.landingPage'))?._rev
  const plan = { documentId: 'landingPage', documentType: 'landingPage', title: 'Landing page', by: 'Test' }
  const at = new Date(Date.now() + 3_000).toISOString()
  await lake.create({ _id: 'scheduledPublish.', _type: 'scheduledPublish', ...plan, revision, at })
  const query = encodeURIComponent('*[_type == "scheduledPublish"]')
  const stranger = await fetch(`${addresses.contentLake}/v2025-02-19/data/query/production?query=${query}`)
  expect((await stranger.json()).result).toEqual([])
  // A publish makes the site read the schedules at once.
  expect((await sendWebhook('banner')).status).toBe(200)
  await expectPublished('/', headline)
  expect(new Date().toISOString() > at, 'not before its moment').toBe(true)
  expect(await schedules()).toEqual([])
  expect(await lake.getDocument('drafts.landingPage')).toBeFalsy()
})

test('a draft that breaks a rule cannot be scheduled, and the dialog says which', async ({ studio }) => {
  await createDraft('labPage', { 'labHero.title': 'Much too long. '.repeat(20) })
  await openTool(studio, '/structure/lab;labPage')
  const dialog = await openDialog(studio)
  await expect(dialog).toContainText('Put this right first:')
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
})
