import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { openForm, submitEmail, uniqueEmail, wizardUrl } from '../site/forms.ts'
import { answerQuestion, currentStep, waitForHydration } from '../wizard/applicant.ts'

test('a visitor signs up, opens the mailed link on another device, answers the survey and finds it saved after a reload', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail()
  await submitEmail(await openForm(page, 'home'), email)
  await expect(page).toHaveURL(wizardUrl)
  await expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
  await waitForHydration(page)
  const mail = await waitForMail(email)
  for (const part of [mail.text, mail.html]) expect(part).toContain(page.url())
  const link = /http\S+\/wiring\/[0-9a-f-]{36}/.exec(mail.text)?.[0] ?? ''
  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
  expect(phone.url()).toBe(page.url())
  await other.close()

  const next = page.getByRole('button', { name: 'Next' })
  await page.getByRole('button', { name: 'Start' }).click()
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`${number} of 10`)).toBeVisible()
    if (number === 4) {
      await page.reload()
      await waitForHydration(page)
    }
    await expect(next).toBeDisabled()
    await answerQuestion(page)
    await next.click()
  }
  await next.click()
  await expect(currentStep(page)).toContainText('Prompt')
  await page.reload()
  await expect(currentStep(page)).toContainText('Prompt')
  expect(await mailsTo(email)).toHaveLength(1)

  const log = readFileSync(join(testFolder, 'logs/site.log'), 'utf8')
  expect(log.length).toBeGreaterThan(0)
  const secrets = Object.values(JSON.parse(readFileSync(join(testFolder, 'secrets.json'), 'utf8')))
  const session = page.url().split('/').at(-1)?.split('#')[0] ?? ''
  for (const secret of [email, session, ...secrets.map(String)])
    expect(log.includes(secret), 'the log of the site knows no address, session or key').toBe(false)
})
