import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { finishSession } from '../demo/finish-session.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { sql, transaction } from './operator.ts'

export interface DraftedMap {
  sessionId: string
  mapId: string
  email: string
}

export async function createDraftedMap(
  persona = 'ines',
  name = 'Ines',
  email = `desk-${crypto.randomUUID()}@example.com`,
  checks = false,
): Promise<DraftedMap> {
  const stack = { supabase: addresses.supabase, key: testSecrets().supabasePublishableKey }
  const person = {
    persona,
    name,
    hours: 1,
    pictures: ['drawing' as const],
    checks,
    outcome: 'drafted' as const,
  }
  const sessionId = await finishSession(stack, person, email)
  for (const deadline = Date.now() + 120_000; ; await wait(300)) {
    const [row] = await sql<{ drafted: boolean; mapId: string }>(
      'select draft is not null as drafted, map_id as "mapId" from private.maps where session_id = $1::uuid',
      [sessionId],
    )
    if (row?.drafted === true) return { sessionId, mapId: row.mapId, email }
    if (Date.now() > deadline) throw new Error(`No draft was made of ${persona} within 120 s.`)
  }
}

export const signerSentence = 'I read your fourth answer twice before I signed.'

export async function createDeliveredMap(
  persona?: string,
  name?: string,
  sentence = signerSentence,
): Promise<DraftedMap & { link: string }> {
  const map = await createDraftedMap(persona, name)
  // In one transaction, or the mail worker may send the mail in between.
  const secret = await transaction(async ({ rows }) => {
    await rows(
      `select private.sign_map($1, 'Mara', m.state, m.revision, 0, $2) from private.maps m where m.session_id = $1::uuid`,
      [map.sessionId, sentence],
    )
    const [queued] = await rows<{ secret: string }>(
      `select data ->> 'map_secret' as secret from private.mail_outbox where session_id = $1::uuid and kind = 'map'`,
      [map.sessionId],
    )
    await rows(
      `update private.mail_outbox set state = 'sent', data = '{}', attempts = 1, sent_at = now()
       where session_id = $1::uuid and kind = 'map'`,
      [map.sessionId],
    )
    return queued?.secret
  })
  return { ...map, link: `${addresses.site}/wiring/map/${secret}` }
}

/** Another test that has just signed may be led to this map. */
export const row = (page: Page, sentence: string) => page.locator(`[data-sentence="${sentence}"]`)

export const rows = (page: Page) => page.locator('[data-sentence]')

export const rowAtCursor = (page: Page) => page.locator('[data-sentence][aria-current="true"]')

export const expectSaved = (page: Page) => expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible()

export async function waitForClaim(page: Page): Promise<void> {
  const takeOver = page.getByRole('button', { name: 'Take over' })
  await expect(page.getByText('claimed by you').or(takeOver)).toBeVisible()
  if (await takeOver.isVisible()) await takeOver.click()
  await expect(page.getByText('claimed by you')).toBeVisible()
  await expect(rowAtCursor(page)).toBeFocused()
}

export const signDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign and send' })

/** As a person would: again after a while, where the map has only just opened. */
export async function openSignDialog(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await signDialog(page).isVisible())) await page.keyboard.press('ControlOrMeta+Enter')
    await expect(signDialog(page)).toBeVisible({ timeout: 1_000 })
  }).toPass({ intervals: [500] })
}

/** Resolves on the page of what comes next, which stays: gone to before, another page is not reached. */
export async function signByKeys(page: Page, name: string | RegExp): Promise<void> {
  const signedMap = page.url()
  const signed = page.getByRole('region', { name: 'Signed' }).getByRole('listitem').filter({ hasText: name })
  await openSignDialog(page)
  const field = signDialog(page).getByRole('textbox')
  await expect(field).toBeFocused()
  if ((await field.inputValue()) === '') await page.keyboard.type(signerSentence)
  await expect(async () => {
    // The press that opened the dialog does not answer it, and the next screen may be slow to say so.
    if (await signDialog(page).isVisible()) await page.keyboard.press('ControlOrMeta+Enter')
    await expect(signed).toBeVisible({ timeout: 1_500 })
  }).toPass({ intervals: [500] })
  await expect(page).not.toHaveURL(signedMap)
  await page.waitForLoadState()
  // A page made ahead, whose map another has taken meanwhile, goes on to the next until something is pressed.
  await page.keyboard.press('Shift')
  const queue = page.locator('#queue-search')
  const isMine = page.getByText('claimed by you')
  const isTheirs = page.getByRole('button', { name: 'Take over' })
  // Signed by another test between the press and the page, which stays since something was pressed.
  const isSigned = page.getByText(/signed, mail waits|delivered ·|mail refused/)
  const isGone = page.getByText('Status 404')
  await expect(queue.or(isMine).or(isTheirs).or(isSigned).or(isGone).first()).toBeVisible()
}
