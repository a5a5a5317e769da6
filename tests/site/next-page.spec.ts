import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { startPrerenderingChromium } from './prerendering-chromium.ts'
import { publicPaths } from './public-pages.ts'

const rulesOf = async (path: string) => (await rawRequest(addresses.site, path)).headers['speculation-rules']

test('each page names the rules for the next page; a file, the wizard and a 404 do not', async ({
  request,
}) => {
  for (const path of publicPaths) expect(await rulesOf(path), path).toBe('"/speculation-rules.json"')
  for (const path of ['/no/such/page', '/wiring/0e61d6a4-9f3e-42d1-8c55-b1a5e03f7a11', '/index.md'])
    expect(await rulesOf(path), path).toBeUndefined()
  const file = await request.get('/speculation-rules.json')
  expect(file.headers()['content-type']).toBe('application/speculationrules+json; charset=utf-8')
  expect((await file.json()).prerender[0].where.and[0].href_matches).toEqual(publicPaths)
})

for (const [from, path] of [
  ['/', '/lab'],
  ['/lab', '/'],
] as const)
  test(`on ${from} a pointer that rests on the link to ${path} makes that page ahead: it asks and posts nothing, is shown at once and begins to move then`, async () => {
    const browser = await startPrerenderingChromium()
    try {
      await browser.open(addresses.site + from)
      await browser.hover(`header a[href="${path}"]`)
      const hydratedFor = () =>
        browser.inPageAhead(() => {
          const isHydrated = Object.keys(document.querySelector('.quiet') ?? {}).some((key) =>
            key.startsWith('__react'),
          )
          return isHydrated ? performance.now() : 0
        })
      await expect.poll(hydratedFor).toBeGreaterThan(1_000)
      const ahead = await browser.inPageAhead(() => ({
        prerendering: Reflect.get(document, 'prerendering') as boolean,
        drawing: document.querySelectorAll('[data-wires=drawing], [data-wires=drawn]').length,
        asked: performance
          .getEntriesByType('resource')
          .filter((entry) =>
            ['fetch', 'xmlhttprequest', 'beacon'].includes(Reflect.get(entry, 'initiatorType')),
          )
          .map(({ name }) => name),
      }))
      expect(ahead).toEqual({ prerendering: true, drawing: 0, asked: [] })
      await browser.inPageAhead(() =>
        addEventListener('pagereveal', (event) =>
          Reflect.set(globalThis, 'fades', Reflect.get(event, 'viewTransition') !== null),
        ),
      )
      await browser.press()
      const shown = () =>
        browser.inPageAhead(() => {
          const [navigation] = performance.getEntriesByType('navigation')
          const seenAt = Number(Reflect.get(navigation ?? {}, 'activationStart'))
          const sinceSeen = performance.now() - seenAt
          return {
            seenAt,
            path: location.pathname,
            fades: Reflect.get(globalThis, 'fades') as boolean | undefined,
            early: document
              .getAnimations()
              .map(({ currentTime }) => Number(currentTime))
              .filter((time) => time > sinceSeen + 50),
            wires: document.querySelector<HTMLElement>('[data-wires]')?.dataset.wires,
          }
        })
      await expect
        .poll(shown)
        .toMatchObject({ path, fades: false, early: [], wires: expect.stringMatching(/drawing|drawn/) })
      expect((await shown()).seenAt).toBeGreaterThan(0)
      expect(browser.requests.length).toBeGreaterThan(5)
      expect(browser.requests.filter((each) => !each.startsWith('GET '))).toEqual([])
    } finally {
      await browser.close()
    }
  })

test('a section link of another page shows the page that was made ahead for it, with the focus on its heading', async () => {
  const browser = await startPrerenderingChromium()
  try {
    await browser.open(`${addresses.site}/lab`)
    await browser.hover('header a[href="/#about"]')
    await browser.press()
    const shown = () =>
      browser.inPageAhead(() => ({
        address: location.pathname + location.hash,
        scrollTo: history.state?.scrollTo as string | undefined,
        focus: document.activeElement?.id,
        prerendering: Reflect.get(document, 'prerendering') as boolean,
      }))
    const wanted = { address: '/', scrollTo: 'about', focus: 'about-heading', prerendering: false }
    await expect.poll(shown).toEqual(wanted)
  } finally {
    await browser.close()
  }
})
