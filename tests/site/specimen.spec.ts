import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { waitForMail } from '../running-stack/inbox.ts'
import { waitForAnimations } from './animations.ts'
import { openForm, submitEmail, uniqueEmail } from './forms.ts'

const invented = 'Specimen: an invented person'
const link = (page: Page, within: string) =>
  page.locator(within).getByRole('link', { name: 'See a finished map' })
const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('the specimen is static, may be cached and is found by search engines', async ({ request }) => {
  const answer = await request.get('/map')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('s-maxage=5')
  expect(answer.headers()['x-nextjs-prerender']).toContain('1')
  expect(answer.headers()['x-robots-tag']).toBeUndefined()
  const page = await answer.text()
  expect(page).not.toMatch(/<meta name="robots"[^>]*noindex/)
  expect(page).toContain(`<link rel="canonical" href="${addresses.site}/map"/>`)
  expect(page).toContain(`<meta property="og:image" content="${addresses.site}/og/map"/>`)
  expect(await html(request, '/sitemap.xml')).toContain(`<loc>${addresses.site}/map</loc>`)
  expect(await html(request, '/llms.txt')).toContain(`${addresses.site}/map.md`)
  expect(await html(request, '/map.md')).toContain('## The Projector')
})

test('its drawings are SVG files under a policy without scripts', async ({ request }) => {
  for (const name of ['words', 'line', 'gates', 'gates-words', 'mark']) {
    const answer = await request.get(`/map/${name}.svg`)
    expect(answer.status(), name).toBe(200)
    expect(answer.headers()['content-type'], name).toContain('image/svg+xml')
    expect(answer.headers()['content-security-policy'], name).toContain("default-src 'none'")
  }
  expect((await request.get('/map/other.svg')).status()).toBe(404)
})

test('the person is said to be invented before anything else, and the map names no signature', async ({
  page,
}) => {
  await page.goto('/map')
  const main = page.locator('main')
  await expect(main.getByText(invented)).toBeInViewport()
  await expect(main.getByText('Ines does not exist.')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Projector')
  await expect(main).toContainText('A specimen carries no signature')
  await expect(main).not.toContainText(/checked by a person|signed by|Nobody has signed/)
  await main.getByRole('link', { name: 'Generate Your Wiring Map' }).first().click()
  await expect(page.locator('#start-heading')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('drawing and table are there, and a chip leads to its line and back', async ({ page }) => {
    await page.goto('/map')
    await expect(
      page.locator('.map-figure').getByRole('img', { name: /^Wiring of Ines: picture, vision/ }),
    ).toHaveCount(1)
    await expect(page.getByRole('table', { name: 'The drawing as a table' }).getByRole('row')).toHaveCount(9)
    const sentence = page.locator('p.map-sentence', { hasText: 'It begins with a picture, by your click: ' })
    const id = await sentence.getAttribute('id')
    await sentence.getByRole('link', { name: 'A1', exact: true }).first().click()
    await expect(page).toHaveURL('/map#A1')
    await expect(page.locator('#A1')).toBeInViewport()
    await page.locator(`#A1 a[href="#${id}"]`).click()
    await expect(page).toHaveURL(`/map#${id}`)
    await expect(sentence).toBeInViewport()
  })
})

test('panel, modal and signup form show the line and lead to the map', async ({ page }) => {
  for (const within of ['#panel-wiring-map', '#map-explainer', '#start']) {
    await page.goto('/')
    if (within === '#map-explainer') await page.getByRole('button', { name: 'How It Works' }).click()
    const figure = page.locator(`${within} figure`)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByText(invented)).toBeVisible()
    await link(page, within).click()
    await expect(page, within).toHaveURL('/map')
  }
})

test('the line in the panel has six traces, and in the signup section the link stands before the form', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#panel-wiring-map [data-wires] path[data-trace]')).toHaveCount(6)
  const order = await page
    .locator('#start')
    .evaluate((start) => [...start.querySelectorAll('a[href="/map"], form')].map(({ tagName }) => tagName))
  expect(order).toEqual(['A', 'FORM'])
})

test('the signup mail and the first screen of the wizard lead to the map', async ({ page, context }) => {
  const address = uniqueEmail()
  await submitEmail(await openForm(page, 'home'), address)
  await expect(page).toHaveURL(/\/wiring\//)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'See a finished map (opens in a new tab)' }).click()
  const tab = await opened
  await expect(tab).toHaveURL('/map')
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect((await waitForMail(address)).text).toContain(`${addresses.site}/map`)
})

test('with the drawing of middle width the specimen has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/map')
  await waitForAnimations(page)
  expect(await violations(page)).toEqual([])
})
