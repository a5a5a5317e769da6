import { surplusWidth } from '../accessibility/violations.ts'
import { expectPublished } from '../running-stack/site-pages.ts'
import { expect } from './browser-errors.ts'
import { publish, test } from './publishing.ts'

test('a script in a text is a text: in the page, in its head and in its structured data', async ({
  page,
}) => {
  const evil = '</script><script>window.pwned=1</script><img src=x onerror=window.pwned=2> zz-landingPage'
  await publish('landingPage', { 'hero.title': evil, 'seo.title': evil, 'seo.description': evil })
  await expectPublished('/', 'zz-landingPage')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil)
  expect(await page.title()).toContain('</script>')
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data).not.toHaveLength(0)
  for (const each of data) expect(() => JSON.parse(each)).not.toThrow()
})

test('links with a hostile address are left out', async ({ page }) => {
  const links = ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x'].map(
    (href, index) => ({
      _type: 'link',
      _key: `x${index}`,
      label: `zz-siteSettings ${index}`,
      href,
    }),
  )
  const kept = { _type: 'link', _key: 'kept', label: 'zz-siteSettings kept', href: '/lab' }
  await publish('siteSettings', { navigation: [...links, kept] })
  await expectPublished('/', 'zz-siteSettings kept')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/./, 'zz-siteSettings kept'])
  const targets = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.filter((href) => /^(javascript|data):|^\/\/|^\/\\/.test(href))).toEqual([])
})

test('10,000 letters without a space do not widen the page', async ({ page }) => {
  const long = `zz-landingPage${'m'.repeat(10_000)}`
  await publish('landingPage', {
    'hero.title': long,
    'about.title': long,
    'services.title': long,
    'start.title': long,
  })
  await expectPublished('/', 'zz-landingPage')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await surplusWidth(page)).toBe(0)
  }
})

test('empty sections and lists do not break the page', async ({ page }) => {
  await publish('labPage', {
    'labHero.title': 'zz-labPage',
    'clients.names': [],
    'philosophy.bullets': [],
    'labServices.text': null,
    callToAction: null,
  })
  await expectPublished('/lab', 'zz-labPage')
  await page.goto('/lab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('zz-labPage')
  await expect(page.locator('#portfolio li')).toHaveCount(6)
})
