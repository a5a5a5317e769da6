import { expect, test } from '@playwright/test'
import { type HtmlElementLike, HtmlValidate } from 'html-validate'
import { lostBySpacing } from '../accessibility/text-spacing.ts'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { speedUpAnimations, waitForAnimations } from './animations.ts'
import { type CrawledPage, crawlSite, unknownPath } from './crawl.ts'
import { publicPaths } from './public-pages.ts'
import { smallTexts } from './text-size.ts'

let pages: CrawledPage[] = []
let files: string[] = []

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ baseURL: addresses.site })
  ;({ pages, files } = await crawlSite(page))
  await page.close()
})

test('the crawl finds every page with 200, and the 404', () => {
  const found = publicPaths.map((path) => [path, 200])
  expect(pages.map(({ path, status }) => [path, status]).sort()).toEqual(
    [...found, [unknownPath, 404]].sort(),
  )
})

test('every page has a title of its own, a description, a canonical address and one h1', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  for (const page of pages) {
    expect(page.title.length, page.path).toBeGreaterThan(5)
    expect(page.headings, page.path).toHaveLength(1)
    if (page.path === unknownPath) continue
    expect(page.description?.length, page.path).toBeGreaterThan(50)
    expect(page.canonical, page.path).toBe(new URL(page.path, addresses.site).href.replace(/\/$/, ''))
  }
})

test('no page makes the browser complain: no console error, no exception, no violated policy', () => {
  const provoked = /Failed to load resource: the server responded with a status of 404/
  for (const { path, browserErrors } of pages)
    expect(
      browserErrors.filter((each) => path !== unknownPath || !provoked.test(each)),
      path,
    ).toEqual([])
})

test('no id is there twice', () => {
  for (const { path, ids } of pages) expect(ids, path).toEqual([...new Set(ids)])
})

test('no link and no picture is broken, no anchor leads nowhere', async () => {
  const links = [...new Set(pages.flatMap((page) => page.links))]
  const inside = links.filter((link) => link.startsWith('http://localhost:'))
  expect(inside.length).toBeGreaterThan(20)
  for (const link of inside) {
    const response = await fetch(link, { redirect: 'manual' })
    await response.body?.cancel()
    expect(response.status, link).toBe(new URL(link).pathname === unknownPath ? 404 : 200)
  }
  const anchors = links.filter((link) => link.startsWith(addresses.site) && new URL(link).hash !== '')
  expect(anchors.length).toBeGreaterThan(5)
  for (const anchor of anchors) {
    const { pathname, hash } = new URL(anchor)
    expect(pages.find(({ path }) => path === pathname)?.ids, anchor).toContain(hash.slice(1))
  }
})

test('links to other sites are https or mail', () => {
  const outside = pages
    .flatMap(({ links }) => links)
    .filter((link) => !/^http:\/\/(localhost|127)/.test(link))
  expect(outside.length).toBeGreaterThan(3)
  expect(outside.filter((link) => !/^(https:\/\/|mailto:)/.test(link))).toEqual([])
})

/**
 * styled-components (6.3.10+) writes a <style data-styled> beside a server component. Placeholders of
 * pictures come after what the first screen needs.
 */
const styledInPlace = (node: HtmlElementLike) =>
  node.hasAttribute('data-styled') || node.hasAttribute('data-placeholders')

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    elements: ['html5', { style: { inherit: 'style', flow: styledInPlace } }],
    rules: {
      // React's spelling, valid in browsers.
      'attr-case': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'require-sri': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
    },
  })
  for (const { path, html } of pages) {
    const report = await validator.validateString(html, `${path}.html`)
    const errors = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(errors, path).toEqual([])
  }
})

test('axe finds nothing at 390 px and 1440 px under reduced motion, nor at 390 px with forced colours', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(path)
    for (const [width, forcedColors] of [
      [1440, 'none'],
      [390, 'none'],
      [390, 'active'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ forcedColors })
      await waitForAnimations(page)
      expect(await violations(page), `${path} at ${width} px, forced colours ${forcedColors}`).toEqual([])
    }
  }
})

test('axe finds nothing at 1440 px with motion and forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' })
  await speedUpAnimations(page)
  for (const { path } of pages) {
    await page.goto(path)
    await waitForAnimations(page)
    expect(await violations(page), path).toEqual([])
  }
})

// 720 px is also 1440 px at 200 % zoom.
const widths = [320, 390, 720, 768, 1024, 1440, 1920]

test('at every width nothing scrolls sideways, no line is longer than 75 letters, no text smaller than 12 px, no control than 24 px', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${path} at ${width} px`
      await expect.poll(() => surplusWidth(page), where).toBe(0)
      expect(await page.evaluate(longLines), where).toEqual([])
      expect(await smallTexts(page), where).toEqual([])
      expect(await page.evaluate(smallControls), where).toEqual([])
      if ([320, 768].includes(width)) expect(await lostBySpacing(page), `${where}, text spaced`).toEqual([])
    }
  }
})

function longLines(): string[] {
  const longest = 75
  return [...document.querySelectorAll('main p, main li, main dd, footer p')]
    .filter((element) => (element.textContent ?? '').length > longest && element.checkVisibility())
    .filter((element) => {
      const range = document.createRange()
      const lines = new Map<number, number>([[0, 0]])
      for (const node of element.childNodes)
        for (let at = 0; node.nodeType === 3 && at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top, width } = range.getBoundingClientRect()
          // A line's trailing space has no width.
          if (width === 0) continue
          const line = Math.round(top / 4)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      return Math.max(...lines.values()) > longest
    })
    .map((element) => element.textContent?.slice(0, 60) ?? '')
}

function smallControls(): string[] {
  const controls = 'button, summary, input:not([type=hidden]), nav a, main a'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.trap'))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ element, box }) => !element.closest('p') && (box.width < 24 || box.height < 24))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)
}

test('files answer 200 with their type', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /xml/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/llms.txt': /^text\//,
    '/.well-known/security.txt': /^text\/plain; charset=utf-8$/,
    '/index.md': /^text\/markdown/,
    '/console.md': /^text\/markdown/,
    '/lab.md': /^text\/markdown/,
    '/map.md': /^text\/markdown/,
    '/trust.md': /^text\/markdown/,
    '/map/words.svg': /^image\/svg\+xml/,
    '/privacy-policy.pdf': /^application\/pdf/,
    '/favicon.ico': /^image\//,
    '/og/home': /^image\/png/,
    '/og/console': /^image\/png/,
    '/og/lab': /^image\/png/,
    '/og/map': /^image\/png/,
    '/og/trust': /^image\/png/,
    '/mails/signup.webp': /^image\/webp/,
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    expect(response.headers()['content-type'], path).toMatch(type)
  }
  expect(files).toContain('/privacy-policy.pdf')
})
