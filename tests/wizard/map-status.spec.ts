import { expect } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { sql } from '../desk/operator.ts'
import { mailMap } from '../map/reader.ts'
import { mailsTo, mapMailSubject } from '../running-stack/inbox.ts'
import { test } from './announcements.ts'
import { openWizard } from './applicant.ts'

const states = [
  ["state = 'drafted'", 'Drafted, waiting for a person'],
  ["state = 'needs_care'", 'Drafted, waiting for a person'],
  ["state = 'in_review', claimed_by = 'x', claimed_until = now()", 'A person is checking it'],
  ["state = 'on_hold', note = 'x'", 'Takes longer than planned'],
  ["state = 'draft_failed', failure = 'x'", 'Takes longer than planned'],
] as const

test('a finished session says where its map is, and a sent one is mailed again once, to the address on file', async ({
  page,
}) => {
  const { sessionId, email } = await mailMap()
  await openWizard(page, sessionId)
  await expect(page.getByRole('heading', { name: 'Your map is sent' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/It went to r•••@e•••\.com on \d+ \w+ \d{4}\./)
  const maps = async () => (await mailsTo(email)).filter(({ subject }) => subject === mapMailSubject())
  expect(await maps()).toHaveLength(1)
  const again = page.getByRole('button', { name: 'Send me the map again' })
  await again.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toContainText('r•••@e•••.com')
  await expect.poll(async () => (await maps()).length).toBe(2)
  const links = (await maps()).map(({ text }) => /wiring\/map\/[0-9a-f]{64}/.exec(text)?.[0])
  expect(new Set(links).size).toBe(2)
  expect(await violations(page)).toEqual([])
  await page.route('**/functions/v1/send-map-again', (route) => route.fulfill({ status: 429, body: '{}' }))
  await again.click()
  await expect(page.getByText('The mail was not sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('dialog')).toContainText('The map made from these')
  await page.keyboard.press('Escape')

  await sql(
    `update private.maps set state = 'refused', delivered_at = null, previous = null where session_id = $1::uuid`,
    [sessionId],
  )
  await page.reload()
  await expect(page.getByText('Mail refused')).toBeVisible()
  await expect(again).toBeHidden()
  expect(await violations(page)).toEqual([])
  await sql(
    `update private.maps set state = 'drafted', published = null, revision = 0, signed_by = null, signed_at = null,
       undo_until = null, first_signed_at = null where session_id = $1::uuid`,
    [sessionId],
  )
  for (const [change, lamp] of states) {
    await sql(`update private.maps set ${change} where session_id = $1::uuid`, [sessionId])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
    await expect(page.getByText(lamp, { exact: true })).toBeVisible()
  }
})
