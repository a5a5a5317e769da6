import { expect } from '@playwright/test'
import { mailsTo } from '../running-stack/inbox.ts'
import { expectAnnounced, test } from './announcements.ts'
import { newSession, openWizard } from './applicant.ts'

test('a mistyped address is shown in full, corrected, and both addresses are told', async ({
  page,
  context,
}) => {
  const wrong = `mya-${crypto.randomUUID()}@example.com`
  const right = wrong.replace('mya', 'maya')
  const id = await newSession(1, wrong)
  await openWizard(page, id)
  const other = await context.newPage()
  await openWizard(other, id)
  const address = page.getByRole('region', { name: 'Your address' })
  await expect(address).toContainText('m•••@e•••.com')
  const elsewhere = other.getByRole('region', { name: 'Your address' })
  for (const region of [address, elsewhere]) {
    await region.getByRole('button', { name: 'Show the address' }).click()
    await expect(region).toContainText(wrong)
  }

  await address.getByRole('button', { name: 'Wrong? Change it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  const field = dialog.getByRole('textbox', { name: 'New email address' })
  await field.fill('maya@localhost')
  await field.press('Enter')
  await expect(dialog).toContainText('Please enter a valid email address.')
  await expect(field).toBeFocused()
  await context.setOffline(true)
  await field.fill(right)
  await field.press('Enter')
  await expect(dialog).toContainText('You are offline. Nothing was changed')
  await expect(field).toHaveValue(right)
  await context.setOffline(false)
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  await expectAnnounced(page, 'Changed. Both addresses are told by mail.')
  await expect(address).toContainText(right)
  await expect(elsewhere).toContainText(right)

  await expect.poll(async () => (await mailsTo(right)).length).toBe(1)
  const notice = async () =>
    (await mailsTo(wrong)).find(({ text }) => text.includes('Nothing more of that session'))
  await expect.poll(notice).toBeDefined()
  expect((await notice())?.html).not.toContain(right)
})

test('a finished session shows no more than the mask of its address, and lets it be corrected', async ({
  page,
}) => {
  const email = `maya-${crypto.randomUUID()}@example.com`
  const id = await newSession(4, email)
  await openWizard(page, id)
  expect(await page.content()).not.toContain(email)
  const address = page.getByRole('region', { name: 'Your address' })
  await expect(address).toContainText('m•••@e•••.com')
  await expect(address.getByRole('button', { name: 'Show the address' })).toBeHidden()
  await address.getByRole('button', { name: 'Wrong? Change it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  await expect(dialog).toContainText('a day after the change at the earliest')
  await dialog.getByRole('textbox', { name: 'New email address' }).fill(`right-${email}`)
  await dialog.getByRole('button', { name: 'Change the address' }).click()
  await expect(address).toContainText(`right-${email}`)
})
