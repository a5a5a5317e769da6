import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { fetchPage } from '../running-stack/site-pages.ts'
import { createDraft, visitDrafts } from './drafts.ts'
import { openPreview, openPreviewBar, openTool } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const hidden = /[\u200b-\u200d\ufeff]{4,}/

test('a keystroke in the Studio shows in the preview, not to visitors', async ({ studio }) => {
  await createDraft('landingPage')
  const site = await openPreview(studio, '/')
  await site.locator('#hero-heading').click()
  const field = studio.getByTestId('field-hero.title').locator('input, textarea').first()
  await expect(field).toBeEditable()
  for (const word of ['one', 'two']) {
    await field.fill(`See the wiring ${word}`)
    await field.press('End')
    await field.pressSequentially('!')
    await expect(site.locator('#hero-heading')).toContainText(`${word}!`)
  }
  expect(await fetchPage('/')).not.toContain('See the wiring two')
  const draft = async () => (await editorClient().getDocument('drafts.landingPage'))?.hero.title
  await expect.poll(draft).toBe('See the wiring two!')
})

test('drafts stay out of everything a visitor can ask for', async ({ studio }) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  const cards = () => Promise.all(['home', 'console', 'lab'].map((card) => fetchPage(`/og/${card}`)))
  const drawn = await cards()
  await createDraft('landingPage', { 'hero.title': secret, 'seo.title': secret, 'seo.description': secret })
  const site = await openPreview(studio, '/')
  await expect(site.locator('#hero-heading')).toContainText(secret)
  const everywhere = [
    '/',
    '/index.md',
    '/sitemap.xml',
    '/llms.txt',
    '/api/wizard-texts',
    '/manifest.webmanifest',
    '/console.md',
    '/lab.md',
    '/api/redirects',
  ]
  for (const path of everywhere) expect(await fetchPage(path), path).not.toContain(secret)
  expect(await cards(), 'the social cards are as they were').toEqual(drawn)
  const data = (await fetchPage('/')).match(/<script type="application\/ld\+json">.*?<\/script>/g)
  expect(data?.length, 'there is structured data').toBeGreaterThan(0)
  expect(await fetchPage('/', { rsc: '1' })).not.toContain(secret)
  expect(await fetchPage('/?sanity-preview-perspective=drafts')).not.toContain(secret)
  const forged = { cookie: '__prerender_bypass=1; preview-session=eyJyb2xlIjoiZWRpdG9yIn0.AAAA' }
  expect(await fetchPage('/', forged)).not.toContain(secret)
})

test('a shared preview shows drafts to somebody else, without editing, cannot be prolonged, and can be closed', async ({
  page,
  studio,
  browser,
}) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': secret })
  await visitDrafts(page)
  await openPreviewBar(page)
  await page.getByRole('button', { name: 'Share this preview' }).click()
  const link = await page.getByLabel('Link to this preview').inputValue()
  const guest = await browser.newContext()
  const visit = await guest.newPage()
  const shown = await visit.goto(link)
  await expect(visit.locator('#hero-heading')).toHaveText(secret)
  expect(shown?.headers()['speculation-rules'], 'no page is made ahead of a draft').toBeUndefined()
  expect(await visit.content()).not.toMatch(hidden)
  await openPreviewBar(visit)
  await expect(visit.getByRole('button', { name: 'Share this preview' })).toHaveCount(0)
  expect(await extendShare(guest.request)).toBe(403)
  await openTool(studio, '/shared-previews')
  await studio.getByLabel('The link to close').fill(link)
  await studio.getByRole('button', { name: 'Close this link' }).click()
  await expect(studio.getByText('The link is closed.').first()).toBeVisible()
  await visit.reload()
  await expect(visit.locator('#hero-heading')).not.toHaveText(secret)
  await expect(visit.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(410)
  await guest.close()
  const broken = await fetch(
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    { redirect: 'manual' },
  )
  expect(broken.status).toBe(410)
  expect(broken.headers.get('set-cookie')).toBeNull()
})

test('every link made so far is closed at once, for those who are looking too; a later one works', async ({
  page,
  studio,
  browser,
}) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': secret })
  await visitDrafts(page)
  const links = [await share(page.request), await share(page.request)]
  const guest = await browser.newContext()
  const visit = await guest.newPage()
  await visit.goto(links[0] ?? '')
  await expect(visit.locator('#hero-heading')).toHaveText(secret)
  await openTool(studio, '/shared-previews')
  await studio.getByRole('button', { name: 'Close every link made so far' }).click()
  await expect(studio.getByText('Every link is closed.').first()).toBeVisible()
  for (const link of links) expect((await fetch(link, { redirect: 'manual' })).status).toBe(410)
  await visit.reload()
  await expect(visit.locator('#hero-heading')).not.toHaveText(secret)
  await expect(visit.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await visit.goto(await share(page.request))
  await expect(visit.locator('#hero-heading')).toHaveText(secret)
  await guest.close()
})

test('a link is copied where it is made, and the Studio lists it with its maker and closes it', async ({
  studio,
}) => {
  const lake = editorClient()
  await lake.delete({ query: '*[_type == "sharedPreview"]' })
  const site = await openPreview(studio, '/lab')
  await openPreviewBar(site)
  await site.getByRole('button', { name: 'Share this preview' }).click()
  await expect(site.getByText(/Copied\./)).toBeVisible()
  const link = await site.getByLabel('Link to this preview').inputValue()
  const [record] = await lake.fetch<{ path: string; by: string }[]>('*[_type == "sharedPreview"]')
  expect(record).toMatchObject({ path: '/lab', by: expect.any(String) })
  const copied = await studio.context().newPage()
  await copied.setContent('<textarea></textarea>')
  await copied.locator('textarea').focus()
  await copied.keyboard.press('ControlOrMeta+V')
  await expect(copied.locator('textarea')).toHaveValue(link)

  await openTool(studio, '/shared-previews')
  const open = studio.getByTestId('open-links')
  await expect(open).toContainText('/lab')
  await expect(open).toContainText(/Made by .+, open until \w+ \d+ \w+ \d{4} at/)
  await open.getByRole('button', { name: 'Close the link to /lab' }).click()
  await expect(open).toContainText('No link is open.')
  expect((await (await fetch(link)).text()).includes('Leave preview'), 'the link is closed').toBe(false)
})

async function share(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`${addresses.site}/api/preview/share?path=/`, {
    headers: { origin: addresses.site, accept: 'application/json' },
  })
  return (await answer.json()).url
}

async function extendShare(request: APIRequestContext): Promise<number> {
  const answer = await request.post(`${addresses.site}/api/preview/share?path=/`, {
    headers: { origin: addresses.site },
  })
  return answer.status()
}

test('the bar switches between drafts and what visitors see', async ({ page }) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': secret })
  await visitDrafts(page)
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('1 unpublished change here')
  await openPreviewBar(page)
  await page.getByRole('button', { name: 'Show published' }).click()
  await expect(page.locator('#hero-heading')).not.toContainText(secret)
  await openPreviewBar(page)
  await page.getByRole('button', { name: 'Show drafts' }).click()
  await expect(page.locator('#hero-heading')).toContainText(secret)
})
