import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { publicPaths } from './public-pages.ts'

const sheet = 'link[rel=stylesheet][href^="/later.css?"]'
const file = '**/later.css?*'

test('each page has the later styles once, behind its first section; their address names them', async ({
  request,
}) => {
  for (const path of [...publicPaths, '/no/such/page']) {
    const html = await (await request.get(addresses.site + path)).text()
    const links = [...html.matchAll(/<link rel="stylesheet" href="(\/later\.css\?[0-9a-f]{8})"\/>/g)]
    expect(links, path).toHaveLength(1)
    expect(links[0]?.index, path).toBeGreaterThan(html.indexOf('</h1>'))
    const answer = await request.get(addresses.site + links[0]?.[1])
    expect(answer.headers()['content-type']).toBe('text/css; charset=utf-8')
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('forms and messages have them', async ({ page }) => {
  await page.goto(addresses.site)
  await expect(page.locator('.ui-field > input').first()).toHaveCSS('min-height', '56px')
  await expect(page.locator('.ui-toasts')).toHaveCSS('position', 'fixed')
})

/** Until it is called, the sheet is on its way. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what stands before them is shown while they are on their way, then the rest', async ({ page }) => {
  const release = await holdBack(page)
  const sections = page.locator('main section[id]')
  await page.goto(addresses.site, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  expect(await sections.count()).toBe(1)
  release()
  await expect(page.locator('footer')).toBeAttached()
  expect(await sections.count()).toBeGreaterThan(5)
})

test('an address of a section lands there, and a reload stays where it was, also when they come late', async ({
  page,
}) => {
  const open = async (load: () => Promise<unknown>) => {
    const release = await holdBack(page)
    const loaded = load()
    await expect(page.locator('h1')).toBeVisible()
    release()
    await loaded
    await page.unroute(file)
  }
  await open(() => page.goto(`${addresses.site}/#services`))
  await expect(page.locator('#services')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 3_000))
  const before = await placeOf(page)
  await open(() => page.reload())
  // Chromium comes back to what stood under the header: a header's height less, with any sheet.
  await expect
    .poll(async () => {
      const { section, top } = await placeOf(page)
      return section === before.section ? Math.abs(top - before.top) : section
    })
    .toBeLessThan(100)
})

/** Where what is read stands: from the top of the page it moves when a face comes. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section[id]')]
    const read = sections.find((section) => section.getBoundingClientRect().bottom > innerHeight / 2)
    return { section: read?.id, top: read?.getBoundingClientRect().top ?? 0 }
  })

test('a page without them is whole, and its form is sent', async ({ page }) => {
  await page.route(file, (route) => route.abort())
  await page.goto(addresses.site)
  await expect(page.locator(sheet)).toBeAttached()
  await expect(page.locator('footer')).toBeVisible()
  await page.locator('#start input[type=email]').fill(`later-${Date.now()}@example.com`)
  await page.locator('#start button[type=submit]').click()
  await expect(page).toHaveURL(/\/wiring\//)
})
