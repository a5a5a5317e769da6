import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { withDraft } from './drafts.ts'
import { openPreview } from './open-studio.ts'
import { fetchAsVisitor } from './visitor.ts'

test.beforeEach(({ page: _page }, info) => info.setTimeout(120_000))

/** Characters of stega. */
const hidden = /[\u200b-\u200d\ufeff]{4,}/

test('a keystroke in the Studio is in the preview, unsaved and unpublished', async ({ page }) => {
  await withDraft('landingPage', {}, async () => {
    const site = await openPreview(page, '/')
    await site.locator('#hero-heading').click()
    const field = page.getByTestId('field-hero.title').locator('input, textarea').first()
    await expect(field).toBeEditable({ timeout: 20_000 })
    const savedTitle = async () => (await editorClient().getDocument('drafts.landingPage'))?.hero?.title
    const times: number[] = []
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      await field.fill(`See the wiring ${word}`)
      await field.press('End')
      await field.pressSequentially('!')
      const typed = Date.now()
      await expect(site.locator('#hero-heading')).toContainText(`${word}!`)
      times.push(Date.now() - typed)
      // Otherwise the next word joins this change.
      await expect.poll(savedTitle).toBe(`See the wiring ${word}!`)
    }
    console.log(`keystroke → preview: ${times.join(', ')} ms`)
  })
})

test('drafts stay out of everything a visitor can ask for', async ({ page }) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  const cards = () => Promise.all(['home', 'console', 'lab'].map((card) => fetchAsVisitor(`/og/${card}`)))
  const drawn = await cards()
  await withDraft(
    'landingPage',
    { 'hero.title': secret, 'seo.title': secret, 'seo.description': secret },
    async () => {
      const site = await openPreview(page, '/')
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
      for (const path of everywhere) expect(await fetchAsVisitor(path), path).not.toContain(secret)
      expect(await cards(), 'the social cards are as they were').toEqual(drawn)
      const data = (await fetchAsVisitor('/')).match(/<script type="application\/ld\+json">.*?<\/script>/g)
      expect(data?.length, 'there is structured data').toBeGreaterThan(0)
      expect(await fetchAsVisitor('/', { rsc: '1' })).not.toContain(secret)
      expect(await fetchAsVisitor('/?sanity-preview-perspective=drafts')).not.toContain(secret)
      const forged = { cookie: '__prerender_bypass=1; preview-session=eyJyb2xlIjoiZWRpdG9yIn0.AAAA' }
      expect(await fetchAsVisitor('/', forged)).not.toContain(secret)
    },
  )
})

test('a shared preview shows drafts to somebody else, without editing, cannot be prolonged, and can be closed', async ({
  page,
  browser,
}) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await withDraft('landingPage', { 'hero.title': secret }, async () => {
    await openPreview(page, '/')
    await page.goto(addresses.site)
    await page.getByRole('complementary', { name: 'Preview' }).locator('summary').click()
    await page.getByRole('button', { name: 'Share this preview' }).click()
    const link = await page.getByLabel('Link to this preview').inputValue()
    const guest = await browser.newContext()
    const visit = await guest.newPage()
    await visit.goto(link)
    await expect(visit.locator('#hero-heading')).toHaveText(secret)
    expect(await visit.content()).not.toMatch(hidden)
    await visit.getByRole('complementary', { name: 'Preview' }).locator('summary').click()
    await expect(visit.getByRole('button', { name: 'Share this preview' })).toHaveCount(0)
    expect(await extendShare(guest.request)).toBe(403)
    await page.goto(`${addresses.studio}/shared-previews`)
    // The Studio renders a tool twice while it starts, which clears what was typed.
    await expect(async () => {
      await page.getByLabel('The link to close').fill(link)
      await page.getByRole('button', { name: 'Close this link' }).click({ timeout: 1_000 })
      await expect(page.getByText('The link is closed.').first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 40_000 })
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
})

test('every link made so far is closed at once, for those who are looking too; a later one works', async ({
  page,
  browser,
}) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await withDraft('landingPage', { 'hero.title': secret }, async () => {
    await openPreview(page, '/')
    const links = [await share(page.request), await share(page.request)]
    const guest = await browser.newContext()
    const visit = await guest.newPage()
    await visit.goto(links[0] ?? '')
    await expect(visit.locator('#hero-heading')).toHaveText(secret)
    await page.goto(`${addresses.studio}/shared-previews`)
    await expect(async () => {
      await page.getByRole('button', { name: 'Close every link made so far' }).click({ timeout: 1_000 })
      await expect(page.getByText('Every link is closed.').first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 40_000 })
    for (const link of links) expect((await fetch(link, { redirect: 'manual' })).status).toBe(410)
    await visit.reload()
    await expect(visit.locator('#hero-heading')).not.toHaveText(secret)
    await expect(visit.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
    await visit.goto(await share(page.request))
    await expect(visit.locator('#hero-heading')).toHaveText(secret)
    await guest.close()
  })
})

test('a link is copied where it is made, and the Studio lists it with its maker and closes it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const lake = editorClient()
  await lake.delete({ query: '*[_type == "sharedPreview"]' })
  const site = await openPreview(page, '/lab')
  await site.getByRole('complementary', { name: 'Preview' }).locator('summary').click()
  await site.getByRole('button', { name: 'Share this preview' }).click()
  await expect(site.getByText(/Copied\./)).toBeVisible()
  const link = await site.getByLabel('Link to this preview').inputValue()
  const [record] = await lake.fetch<{ path: string; by: string }[]>('*[_type == "sharedPreview"]')
  expect(record).toMatchObject({ path: '/lab', by: expect.any(String) })
  const copied = await context.newPage()
  await copied.setContent('<textarea></textarea>')
  await copied.locator('textarea').focus()
  await copied.keyboard.press('ControlOrMeta+V')
  await expect(copied.locator('textarea')).toHaveValue(link)

  await page.goto(`${addresses.studio}/shared-previews`)
  const open = page.getByTestId('open-links')
  await expect(open).toContainText('/lab', { timeout: 40_000 })
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

test('in the preview no hidden character is in an id, link, meta tag, structured data or form', async ({
  page,
}) => {
  await openPreview(page, '/')
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(`${addresses.site}${path}`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    expect(await page.locator('h1').first().textContent(), 'the page is marked').toMatch(hidden)
    const bad = await page.evaluate(() => {
      const marks = /[\u200b-\u200d\ufeff]{4,}/
      const named = [
        'id',
        'href',
        'src',
        'content',
        'for',
        'name',
        'value',
        'data-signal',
        'aria-controls',
        'class',
      ]
      const found: string[] = []
      for (const element of document.querySelectorAll('*'))
        for (const attribute of element.attributes)
          if (named.includes(attribute.name) && marks.test(attribute.value))
            found.push(`${element.tagName} ${attribute.name}`)
      if (marks.test(document.title)) found.push('title')
      for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
        if (marks.test(script.textContent ?? '')) found.push('json-ld')
      return found
    })
    expect(bad, path).toEqual([])
  }
})

test('numbers, pictures and lists are click-to-edit; visitors get no mark and no tool', async ({ page }) => {
  await openPreview(page, '/')
  await page.goto(`${addresses.site}/lab`)
  await expect(page.locator('#portfolio [data-sanity*="path=image"]')).toHaveCount(6)
  await page.goto(`${addresses.site}/console`)
  // Each plan's price and yearly saving.
  await expect(page.locator('#pricing [data-sanity*="path=monthly"]')).toHaveCount(4)
  await expect(page.locator('#stack [data-sanity*="path=techStack.rows:"]').first()).toBeVisible()
  await expect(page.getByRole('banner').locator('[data-sanity*="path=navigation:"]')).toHaveCount(4)
  for (const path of ['/', '/console', '/lab']) {
    const html = await fetchAsVisitor(path)
    expect(html).not.toContain('data-sanity')
    expect(html).not.toMatch(hidden)
    expect(html).not.toContain('Leave preview')
  }
})

test('the bar switches between drafts and what visitors see', async ({ page }) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await withDraft('landingPage', { 'hero.title': secret }, async () => {
    await openPreview(page, '/')
    await page.goto(addresses.site)
    const bar = page.getByRole('complementary', { name: 'Preview' })
    await expect(bar).toContainText('1 unpublished change here')
    await bar.locator('summary').click()
    await page.getByRole('button', { name: 'Show published' }).click()
    await expect(page.locator('#hero-heading')).not.toContainText(secret)
    await bar.locator('summary').click()
    await page.getByRole('button', { name: 'Show drafts' }).click()
    await expect(page.locator('#hero-heading')).toContainText(secret)
  })
})
