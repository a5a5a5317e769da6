import { createHmac, randomUUID } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { repositoryRoot } from '@wiring/local/settings'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { type AppInstance, startApp } from '../running-stack/app-instance.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { publicPaths } from '../site/public-pages.ts'

const app = join(repositoryRoot, 'apps/site')
/** Below the repository, whose packages it finds. */
const copy = join(repositoryRoot, '.local/test-builds', randomUUID())

const keys = '.next-test/server/preview-props.json'
const readKeys = () => JSON.parse(readFileSync(join(app, keys), 'utf8'))

/** Where nobody else's site is. */
const elsewhere = {
  SITE_URL: 'https://elsewhere.test',
  NEXT_PUBLIC_SUPABASE_URL: 'https://database.elsewhere.test',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_elsewhere',
  NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.elsewhere.test',
}

const secrets = ['a new secret of this test', 'an older secret of this test'] as const

let instances: AppInstance[]

test.beforeAll(async () => {
  cpSync(app, copy, {
    recursive: true,
    filter: (file) => !/\/(\.next|\.next-test\/cache|\.turbo)$/.test(file),
  })
  // As of another release, which has other ids.
  writeFileSync(join(copy, keys), JSON.stringify({ ...readKeys(), previewModeId: randomUUID() }))
  const stack = { siteUrl: addresses.site, url: addresses.supabase, secrets: testSecrets() }
  const start = (folder: string, PREVIEW_SECRET: string) =>
    startApp('site', { stack, folder, environment: { ...elsewhere, PREVIEW_SECRET } })
  instances = await Promise.all([start(app, secrets[1]), start(copy, secrets.join(','))])
})
test.afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
  rmSync(copy, { recursive: true, force: true })
})

const paths = [...publicPaths, '/sitemap.xml', '/robots.txt', '/llms.txt']

test('the build of one address serves another, and nothing of the first is left in it', async () => {
  const [{ url }] = instances as [AppInstance]
  for (const path of paths) {
    const answer = await fetch(url + path)
    const text = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(text, path).toContain('https://elsewhere.test')
    for (const other of [addresses.site, addresses.supabase, addresses.studio, '.invalid'])
      expect(text, `${path}: ${other}`).not.toContain(other)
  }
  const page = await fetch(url)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' https://database.elsewhere.test;")
  expect(policy).toContain("frame-ancestors 'self' https://studio.elsewhere.test;")
  expect(await page.text()).toContain('sb_publishable_elsewhere')
})

test('its pages are kept, and a publish makes them again', async () => {
  const [{ url }] = instances as [AppInstance]
  const state = async () => {
    const answer = await fetch(`${url}/lab`)
    return { cache: answer.headers.get('x-nextjs-cache'), age: answer.headers.get('etag') }
  }
  await expect.poll(async () => (await state()).cache).toBe('HIT')
  expect((await sendWebhook('labService', { site: url })).status).toBe(200)
  await expect.poll(async () => (await state()).cache).toBe('HIT')
})

const fingerprint = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`preview session ${payload}`).digest('base64url')

function cookieOf(secret: string, bypass = 'of an earlier release'): string {
  const session = { role: 'editor', until: Date.now() + 60_000 }
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `__prerender_bypass=${bypass}; preview-session=${payload}.${fingerprint(secret, payload)}`
}

const showsDrafts = async ({ url }: AppInstance, cookie: string) => {
  const answer = await fetch(url, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text()).includes('aria-label="Preview"')
}

test('a draft session outlives a release and the exchange of its secret', async () => {
  const [older, newer] = instances as [AppInstance, AppInstance]
  const cookie = cookieOf(secrets[1])
  expect(await showsDrafts(older, cookie)).toBe(true)
  expect(await showsDrafts(newer, cookie)).toBe(true)
  expect(await showsDrafts(newer, cookieOf(secrets[0]))).toBe(true)
  expect(await showsDrafts(older, cookieOf(secrets[0]))).toBe(false)
})

test('whoever knows what stands in the build sees no draft and has no page made again', async () => {
  const [{ url }] = instances as [AppInstance]
  const { previewModeId } = readKeys()
  expect(await showsDrafts({ url, stop: async () => {} }, cookieOf('a guess', previewModeId))).toBe(false)
  const answer = await fetch(url, { headers: { 'x-prerender-revalidate': previewModeId } })
  expect(answer.headers.get('x-nextjs-cache')).toBe('HIT')
})
