import { createHmac, randomUUID } from 'node:crypto'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { fetchPage } from '../running-stack/site-pages.ts'
import { createDraft, visitDrafts } from './drafts.ts'
import { draftCookie, openPreviewBar } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

test('Next’s own draft cookie opens nothing without the signed session beside it', async ({
  page,
  context,
}) => {
  const secret = `draft-${randomUUID().slice(0, 8)}`
  await createDraft('landingPage', { 'hero.title': secret })
  await visitDrafts(page)
  const bypass = await draftCookie(context)
  expect(await fetchPage('/', { cookie: bypass })).not.toContain(secret)
  const session = { role: 'editor', until: Date.now() + 60_000 }
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  const signature = createHmac('sha256', 'guess').update(payload).digest('base64url')
  const cookie = `${bypass}; preview-session=${payload}.${signature}`
  expect(await fetchPage('/', { cookie })).not.toContain(secret)
})

test('a preview opens only with a fresh secret, stays on this site, and ends by POST', async ({
  page,
  context,
}) => {
  const enable = `${addresses.site}/api/draft-mode/enable`
  for (const query of [
    '',
    '?sanity-preview-secret=',
    '?sanity-preview-secret=guess&sanity-preview-pathname=/',
  ]) {
    const refused = await fetch(`${enable}${query}`, { redirect: 'manual' })
    expect(refused.status, query).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
  }
  for (const path of ['https://evil.test', '//evil.test', '/\\evil.test']) {
    const away = await fetch(`${enable}?sanity-preview-pathname=${encodeURIComponent(path)}`, {
      redirect: 'manual',
    })
    expect(away.status, path).toBe(400)
  }
  await expireSecret()
  await visitDrafts(page)
  expect((await fetch(`${addresses.site}/api/draft-mode/disable`)).status).toBe(405)
  const foreign = await context.request.post(`${addresses.site}/api/draft-mode/disable`, {
    headers: { origin: 'https://evil.test' },
  })
  expect(foreign.status()).toBe(403)
  await page.goto(addresses.site)
  await openPreviewBar(page)
  await page.getByRole('button', { name: 'Leave preview' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect(await context.cookies(addresses.site)).toEqual([])
})

/** Secrets expire after an hour. */
async function expireSecret(): Promise<void> {
  const lake = editorClient()
  const _id = `drafts.${randomUUID()}`
  await lake.create({
    _id,
    _type: 'sanity.previewUrlSecret',
    secret: 'an old secret of the test',
    source: 'test',
  })
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString()
  await lake.createOrReplace({
    _id,
    _type: 'sanity.previewUrlSecret',
    _updatedAt: twoHoursAgo,
    secret: 'an old secret of the test',
    source: 'test',
  })
  expect((await lake.getDocument(_id))?._updatedAt, 'the secret is old').toBe(twoHoursAgo)
  const query = '?sanity-preview-secret=an%20old%20secret%20of%20the%20test&sanity-preview-pathname=/'
  const late = await fetch(`${addresses.site}/api/draft-mode/enable${query}`, { redirect: 'manual' })
  expect(late.status).toBe(401)
}

test('without a session nobody can listen to drafts or purge the cache', async () => {
  expect((await fetch(`${addresses.site}/api/preview/live`)).status).toBe(403)
  const action = await fetch(addresses.site, {
    method: 'POST',
    headers: { 'next-action': '00'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' },
    body: '["sanity:landingPage"]',
  })
  expect(action.status).toBeGreaterThanOrEqual(400)
  expect(action.status).toBeLessThan(500)
  const hook = await fetch(`${addresses.site}/api/revalidate`, {
    method: 'POST',
    body: '{"_type":"landingPage"}',
  })
  expect(hook.status).toBe(401)
})
