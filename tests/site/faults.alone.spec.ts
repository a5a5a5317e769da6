import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { askStack } from '@wiring/local/control'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { capacityReached, openForm, submitEmail, toast, uniqueEmail, wizardUrl } from './forms.ts'

const stopped = new Set<string>()

async function stop(part: string): Promise<void> {
  stopped.add(part)
  expect(await askStack(`stop ${part}`, testFolder)).toBe('done')
}

test.afterEach(async () => {
  for (const part of stopped) expect(await askStack(`start ${part}`, testFolder)).toBe('done')
  stopped.clear()
})

const pages = ['/', '/console', '/lab']

test('content lake down: every page still shows its last good content, fast, also after a publish was lost', async ({
  request,
}) => {
  const good = await Promise.all(pages.map(async (path) => (await request.get(path)).text()))
  await stop('content-lake')
  for (let round = 0; round < 2; round += 1)
    for (const [index, path] of pages.entries()) {
      const signupMailed = Date.now()
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(Date.now() - signupMailed, path).toBeLessThan(2_000)
      const heading = /<h1[^>]*>(.*?)<\/h1>/
      expect(heading.exec(await response.text())?.[1], path).toBe(heading.exec(good[index] ?? '')?.[1])
    }
  expect((await request.get('/no/such/page')).status()).toBe(404)
})

test('content lake back: the next publish is on the page', async ({ request }) => {
  await stop('content-lake')
  expect((await request.get('/')).status()).toBe(200)
  expect(await askStack('start content-lake', testFolder)).toBe('done')
  stopped.clear()
  const lake = editorClient()
  const before = await lake.getDocument('labPage')
  await lake.patch('labPage').set({ 'labHero.label': 'Studio for brand systems' }).commit()
  const shown = async () => (await (await request.get('/lab')).text()).includes('Studio for brand systems')
  await expect.poll(shown).toBe(true)
  await lake.patch('labPage').set({ 'labHero.label': before?.labHero?.label }).commit()
  await expect.poll(shown).toBe(false)
})

test('onboarding down: a page in the house style says so with 503 and when to come back; the site is untouched', async ({
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
  expect(await askStack('start onboarding', testFolder)).toBe('done')
  stopped.clear()
  await expect.poll(async () => (await request.get('/wiring/alive')).status()).toBe(200)
})

test('Supabase down: the capacity message comes, the address stays, and the same form works afterwards', async ({
  page,
}) => {
  const address = uniqueEmail()
  const form = await openForm(page, 'home')
  await stop('supabase')
  await submitEmail(form, address)
  await expect(toast(page, capacityReached)).toBeVisible({ timeout: 16_000 })
  await expect(form.getByRole('textbox', { name: /email/i })).toHaveValue(address)
  expect(await askStack('start supabase', testFolder)).toBe('done')
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

test('the logs of the site know no address, no session and no key', async ({ page }) => {
  const address = uniqueEmail()
  await submitEmail(await openForm(page, 'home'), address)
  await expect(page).toHaveURL(wizardUrl)
  const session = page.url().split('/').at(-1) ?? ''
  const secrets = Object.values(JSON.parse(readFileSync(join(testFolder, 'secrets.json'), 'utf8')))
  const log = readFileSync(join(testFolder, 'logs/site.log'), 'utf8')
  expect(log.length).toBeGreaterThan(0)
  for (const secret of [address, session, ...secrets.map(String)]) expect(log.includes(secret)).toBe(false)
})
