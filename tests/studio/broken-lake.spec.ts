import { createServer, type RequestListener } from 'node:http'
import type { Page } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { listen } from '../running-stack/listen.ts'
import { expectPublished, fetchPage } from '../running-stack/site-pages.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { visitDrafts } from './drafts.ts'
import { draftCookie } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const pages = ['/', '/console', '/lab', '/index.md', '/sitemap.xml', '/og/lab', '/privacy-policy.pdf']
const types = ['landingPage', 'consolePage', 'labPage', 'siteSettings', 'privacyPolicy', 'portfolioItem']

async function replaceLake(answer: RequestListener) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await listen(server, Number(new URL(addresses.contentLake).port))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { close, requests: () => requests }
}

const withoutStega = (text: string | null) =>
  (text ?? '').replace(/[\u200b-\u200f\ufeff\u{e0000}-\u{e007f}]/gu, '')

async function expectEditorNotice(page: Page, heading: string, name: string): Promise<void> {
  // Pictures may hang with the lake.
  await page.goto(addresses.site, { waitUntil: 'commit' })
  await expect(page.getByRole('complementary', { name: 'Preview' }), name).toContainText(
    'The content lake does not answer',
  )
  await expect(page.locator('#hero-heading'), name).toHaveText(heading)
  expect(await fetchPage('/', { cookie: await draftCookie(page.context()) }), name).toContain(heading)
}

const json = (status: number, value: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
}
const broken: [string, RequestListener][] = [
  ['answers 500', json(500, { error: 'Internal error' })],
  ['hangs', () => undefined],
  [
    'answers in HTML',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>')
    },
  ],
  ['has lost the pages', json(200, { result: null, ms: 1, syncTags: [] })],
  ['has an older schema', json(200, { result: { _type: 'page', hero: 'Text', services: [] }, ms: 1 })],
]

test('while the content lake is broken or down pages keep their last good content, and editors are told; the next publish shows', async ({
  page,
}) => {
  await visitDrafts(page)
  const heading = withoutStega(await page.locator('#hero-heading').textContent())
  const good = new Map<string, string>()
  for (const path of pages) good.set(path, await fetchPage(path))
  const expectGoodPages = async (name: string) => {
    for (const path of pages)
      expect(await fetchPage(path), `${path} while the lake ${name}`).toBe(good.get(path))
  }
  expect(await sendControlCommand('stop content-lake', testFolder)).toBe('done')
  try {
    for (const [name, answer] of broken) {
      const lake = await replaceLake(answer)
      try {
        for (const type of types) expect((await sendWebhook(type)).status).toBe(200)
        await expectGoodPages(name)
        await expect.poll(lake.requests, `requests while the lake ${name}`).toBeGreaterThan(0)
        // Takes the timeout of a query when the lake hangs, so regenerations have failed, too.
        await expectEditorNotice(page, heading, name)
        await expectGoodPages(name)
      } finally {
        await lake.close()
      }
    }
    for (const type of types) expect((await sendWebhook(type)).status).toBe(200)
    await expectGoodPages('refuses connections')
    await expectEditorNotice(page, heading, 'refuses connections')
    expect((await fetch(`${addresses.site}/no/such/page`)).status).toBe(404)
  } finally {
    expect(await sendControlCommand('start content-lake', testFolder)).toBe('done')
  }
  await page.goto(addresses.site)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview:')
  await editorClient().patch('labPage').set({ 'labHero.label': 'Studio for brand systems' }).commit()
  await expectPublished('/lab', 'Studio for brand systems')
})
