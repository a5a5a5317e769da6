import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { askStack } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { listen } from '../running-stack/listen.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { draftCookie, openPreview } from './open-studio.ts'

const pages = ['/', '/console', '/lab', '/index.md', '/sitemap.xml', '/og/lab', '/privacy-policy.pdf']
const types = ['landingPage', 'consolePage', 'labPage', 'siteSettings', 'privacyPolicy', 'portfolioItem']

async function visit(path: string) {
  const asked = Date.now()
  const response = await fetch(`${addresses.site}${path}`)
  const text = await response.text()
  return { status: response.status, text, took: Date.now() - asked }
}

async function replaceLake(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await listen(server, Number(new URL(addresses.contentLake).port))
  return server
}

const stripped = (text: string | null) =>
  (text ?? '').replace(/[\u200b-\u200f\ufeff\u{e0000}-\u{e007f}]/gu, '')

async function leave(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

async function editorIsTold(page: Page, heading: string, name: string): Promise<void> {
  const asked = Date.now()
  // Pictures may hang with the lake.
  await page.goto(addresses.site, { waitUntil: 'commit' })
  await expect(page.getByRole('complementary', { name: 'Preview' }), name).toContainText(
    'The content lake does not answer',
  )
  await expect(page.locator('#hero-heading'), name).toHaveText(heading)
  expect(Date.now() - asked, name).toBeLessThan(8_000)
  const ended = await fetch(addresses.site, { headers: { cookie: await draftCookie(page.context()) } })
  expect(ended.status, name).toBe(200)
  expect(await ended.text(), name).toContain(heading)
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

test('whatever the content lake does, pages show their last good content at once, and the editor is told', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openPreview(page, '/')
  await page.goto(addresses.site)
  const heading = stripped(await page.locator('#hero-heading').textContent())
  const good = new Map<string, string>()
  for (const path of pages) good.set(path, (await visit(path)).text)
  expect(await askStack('stop content-lake', testFolder)).toBe('done')
  try {
    for (const [name, answer] of broken) {
      const server = await replaceLake(answer)
      try {
        for (const type of types) expect((await sendWebhook(type)).status).toBe(200)
        for (const round of [1, 2]) {
          for (const path of pages) {
            const { status, text, took } = await visit(path)
            expect(status, `${path} while the lake ${name}, round ${round}`).toBe(200)
            expect(text, `${path} while the lake ${name}, round ${round}`).toBe(good.get(path))
            expect(took, `${path} while the lake ${name}, round ${round}`).toBeLessThan(2_000)
          }
          if (round === 1) await wait(name === 'hangs' ? 5_000 : 1_000)
        }
        await editorIsTold(page, heading, name)
      } finally {
        await leave(server)
      }
    }
    await editorIsTold(page, heading, 'refuses connections')
  } finally {
    expect(await askStack('start content-lake', testFolder)).toBe('done')
  }
  await page.goto(addresses.site)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview:')
})
