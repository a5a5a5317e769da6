import type { Page } from '@playwright/test'
import { expect, test } from './browser-errors.ts'
import { waitForHydration } from './hydration.ts'

const landingSections = ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start']
const phone = { width: 390, height: 844 }

test('the landing page has its seven sections in order, each named by its heading', async ({ page }) => {
  await page.goto('/')
  const sections = page.locator('main section[id]')
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(landingSections)
  for (const id of landingSections)
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-labelledby', `${id}-heading`)
})

test('the header has the logo and About, Services, Lab and Contact, and stays in sight', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(['Tracework', 'About', 'Services', 'Lab', 'Contact'])
  await expect(header.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  const targets = await header
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/', '/#about', '/#services', '/lab', '/#contact'])
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(header).toBeInViewport()
})

test('on / a section link focuses the heading of its section, not hidden by the header', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [name, id] of [
    ['About', 'about'],
    ['Services', 'services'],
    ['Contact', 'contact'],
  ] as const) {
    await header.getByRole('link', { name }).click()
    const heading = page.locator(`#${id}-heading`)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(heading).toBeInViewport()
    const [bar, title] = [await header.boundingBox(), await heading.boundingBox()]
    expect(title?.y, id).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})

test('sections scroll smoothly, at once under reduced motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  expect(await behaviour()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
})

for (const from of ['/console', '/lab', '/no/such/page'])
  test(`from ${from} a section link leads to its section on / with the focus on the heading`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/)
    await page.goto(from)
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect(page.locator('#services-heading')).toBeFocused()
    await expect(page.locator('#services-heading')).toBeInViewport()
    expect(await page.evaluate(() => history.state?.scrollTo)).toBe('services')
    await expect(page).toHaveURL('/')
  })

test('on a phone a section link of another page leads there and leaves no menu open', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/lab')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await waitForHydration(toggle)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.locator('#contact-heading')).toBeFocused()
  await expect(page.locator('#contact-heading')).toBeInViewport()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeHidden()
})

test('a fragment leads to the section with the focus on its heading', async ({ page }) => {
  await page.goto('/#start')
  await expect(page.locator('#start-heading')).toBeFocused()
  await expect(page.locator('#start-heading')).toBeInViewport()
})

test('on a phone the menu opens, follows a section link and closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await expect(about).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await about.click()
  await expect(about).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#about-heading')).toBeFocused()
})

test('on a phone Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/lab')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await expect(about).toBeVisible()
  await about.focus()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const covered = !element.closest('header') && !element.matches('.ui-skip-link') && box.bottom <= bar
    return {
      what: element.outerHTML.slice(0, 90),
      seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && !covered,
      ring: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
    }
  })

for (const path of ['/', '/console', '/lab', '/no/such/page'])
  test(`every stop of the Tab key on ${path} is visible, has a ring and is not under the header`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/)
    await page.goto(path)
    const candidates = await page.locator('a[href], button, input, [tabindex="0"]').count()
    let stops = 0
    for (; stops < candidates; stops += 1) {
      await page.keyboard.press('Tab')
      const at = await focusedElement(page)
      if (at === null) break
      await expect.poll(() => focusedElement(page)).toEqual({ what: at.what, seen: true, ring: true })
    }
    expect(stops).toBeGreaterThan(10)
  })

test('the footer has the anchors, three social links and the privacy policy', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
  expect(links).toEqual([
    ['About', '/#about'],
    ['Services', '/#services'],
    ['Lab', '/lab'],
    ['Console', '/console'],
    ['Contact', '/#contact'],
    ['Newsletter', expect.stringMatching(/^https:/)],
    ['Instagram', expect.stringMatching(/^https:/)],
    ['LinkedIn', expect.stringMatching(/^https:/)],
    ['Privacy policy (PDF)', '/privacy-policy.pdf'],
  ])
  await expect(footer.getByText('No logins. No payments. Just clarity.')).toBeVisible()
})

test('links that open a new tab say so, without opener and referrer', async ({ page }) => {
  for (const path of ['/', '/lab']) {
    await page.goto(path)
    const links = page.locator('a[target=_blank]')
    await expect(links.first(), path).toBeAttached()
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAttribute('rel', /noreferrer/)
      await expect(link).toHaveText(/\(opens in a new tab\)$/)
    }
  }
})

test('the pages set no cookie and request nothing from other hosts', async ({ page, context }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).hostname))
  for (const path of ['/', '/console', '/lab']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(await context.cookies()).toEqual([])
  expect([...asked].filter((host) => host !== 'localhost' && host !== '127.0.0.1' && host !== '')).toEqual([])
})
