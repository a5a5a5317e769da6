import { expect, test } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { capacityReached, openForm, submitEmail, toast, uniqueEmail, wizardUrl } from './forms.ts'

const stopped = new Set<string>()

async function stop(part: string): Promise<void> {
  stopped.add(part)
  expect(await sendControlCommand(`stop ${part}`, testFolder)).toBe('done')
}

test.afterEach(async () => {
  for (const part of stopped) expect(await sendControlCommand(`start ${part}`, testFolder)).toBe('done')
  stopped.clear()
})

const pages = ['/', '/console', '/lab']

test('onboarding down: its paths answer 503 with Retry-After and a page of the site; the site stays up', async ({
  page,
  request,
}) => {
  await stop('onboarding')
  const address = '/wiring/0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'
  await expect.poll(async () => (await request.get(address)).status(), { intervals: [250] }).toBe(503)
  const response = await request.get(address)
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers()['x-robots-tag']).toContain('noindex')
  expect(response.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, wcagAndAdvice)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
  }
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200)
  expect(await sendControlCommand('start onboarding', testFolder)).toBe('done')
  stopped.clear()
  await expect.poll(async () => (await request.get('/wiring/alive')).status()).toBe(200)
})

const ready = [`${addresses.site}/ready`, `${addresses.onboarding}/wiring/ready`, `${addresses.desk}/ready`]

for (const [part, noticedBy] of [
  ['supabase', ready],
  ['content-lake', ready.slice(0, 1)],
] as const)
  test(`${part} down: who needs it is alive and not ready, until it is back`, async ({ request }) => {
    const problems = async () => {
      const headers = { authorization: `Bearer ${testSecrets().healthToken}` }
      const answers = await Promise.all(noticedBy.map((address) => request.get(address, { headers })))
      const missing = /The (database|lake) does not answer/
      return Promise.all(answers.map(async (answer) => [answer.status(), missing.test(await answer.text())]))
    }
    await stop(part)
    await expect.poll(problems).toEqual(noticedBy.map(() => [503, true]))
    const alive = ready.map((address) => request.get(address.replace('/ready', '/alive')))
    expect((await Promise.all(alive)).map((answer) => answer.status())).toEqual([200, 200, 200])
    expect(await sendControlCommand(`start ${part}`, testFolder)).toBe('done')
    stopped.clear()
    await expect
      .poll(async () => (await problems()).map(([, isMissing]) => isMissing))
      .toEqual(noticedBy.map(() => false))
  })

test('Supabase down: the capacity message comes, the address stays, and the same form works afterwards', async ({
  page,
}) => {
  const address = uniqueEmail()
  const form = await openForm(page, 'home')
  await stop('supabase')
  await submitEmail(form, address)
  await expect(toast(page, capacityReached)).toBeVisible()
  await expect(form.getByRole('textbox', { name: /email/i })).toHaveValue(address)
  expect(await sendControlCommand('start supabase', testFolder)).toBe('done')
  stopped.clear()
  await form.getByRole('button').click()
  await expect(page).toHaveURL(wizardUrl)
})

test('Supabase down, without JavaScript: the same words', async ({ request }) => {
  await stop('supabase')
  for (const [path, fields, target] of [
    ['/forms/signup', { place: 'home' }, '/#signup-transport'],
    ['/forms/signup', { place: 'lab' }, '/lab#signup-transport'],
    ['/forms/waitlist', {}, '/console#waitlist-transport'],
  ] as const) {
    const response = await request.post(path, {
      form: { email: uniqueEmail(), ...fields },
      headers: { origin: addresses.site },
      maxRedirects: 0,
    })
    expect(response.headers().location).toBe(target)
  }
})
