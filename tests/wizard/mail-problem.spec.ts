import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { violations } from '../accessibility/violations.ts'
import { sql } from '../desk/operator.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { waitForMail } from '../running-stack/inbox.ts'
import { newSession } from './applicant.ts'

/** As the mail provider tells it, of the session's first mail. */
async function report(session: string, type: string): Promise<void> {
  const [mail] = await sql<{ id: string }>(
    `select id from private.mail_outbox where session_id = $1::uuid and kind = 'signup'`,
    [session],
  )
  const body = JSON.stringify({
    type,
    data: { tags: { outbox_id: mail?.id }, bounce: { type: 'Permanent' } },
  })
  const at = new Date()
  const id = `msg_${randomUUID()}`
  const answer = await fetch(`${addresses.supabase}/functions/v1/mail-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'svix-signature': new Webhook(testSecrets().mailWebhookSecret).sign(id, at, body),
    },
    body,
  })
  expect(await answer.json()).toEqual({ status: 'noted' })
}

test('an applicant whose mail bounced is told, and gives another address', async ({ page }) => {
  const email = `${randomUUID()}@typo.example`
  const session = await newSession(0, email)
  await waitForMail(email)
  await page.goto(`/wiring/${session}`)
  const notice = page.getByRole('status').filter({ hasText: 'Mail did not arrive' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await report(session, 'email.bounced')
  await page.reload()
  await expect(notice).toContainText('@t•••.example')
  await expect(notice).not.toContainText(email)
  expect(await violations(page)).toEqual([])

  await notice.getByRole('button', { name: 'Change the address' }).press('Enter')
  const right = `${randomUUID()}@studio.example`
  await page.getByLabel('New email address').fill(right)
  await page.getByLabel('New email address').press('Enter')
  await expect(notice).toHaveCount(0)
  await waitForMail(right)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('one who marked a mail as spam is told what comes of it, also without scripts', async ({ browser }) => {
  const email = `${randomUUID()}@studio.example`
  const session = await newSession(0, email)
  await waitForMail(email)
  await report(session, 'email.complained')
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${addresses.site}/wiring/${session}`)
  await expect(page.getByText('Mail marked as spam')).toBeVisible()
  await page.close()
})
