import { expectPublished } from '../running-stack/site-pages.ts'
import { expect } from './browser-errors.ts'
import { waitForHydration } from './hydration.ts'
import { publish, test } from './publishing.ts'

const first = '0|000000:'

test('the tagline is the editor’s: at the top, at the form, at the foot', async ({ page }) => {
  await publish('siteSettings', { tagline: 'zz-tagline' })
  await expectPublished('/', 'zz-tagline')
  await expectPublished('/lab', 'zz-tagline')
  await expectPublished('/api/wizard-texts', 'zz-tagline')
  await page.goto('/')
  for (const place of ['#hero', '#start', 'main ~ footer'])
    await expect(page.locator(place).getByText('zz-tagline')).toBeVisible()
  await page.goto('/lab')
  await expect(page.locator('#cta').getByText('zz-tagline')).toBeVisible()
})

test('an offering goes where an editor drags it, and what it does follows its id, not its title', async ({
  page,
}) => {
  await publish('offering-wiring-map', { title: 'zz-Map' })
  await publish('offering-brand-systems-lab', { title: 'zz-Lab', orderRank: first })
  await expectPublished('/', 'zz-Lab')
  await page.goto('/')
  const titles = page.getByRole('tab').locator('> span:first-child')
  await expect(titles).toHaveText(['zz-Lab', 'zz-Map', 'Modular Infrastructure', 'Creative Mirror'])
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('link', { name: 'Explore Lab' })).toBeVisible()
  const tab = page.getByRole('tab', { name: 'zz-Map' })
  await waitForHydration(tab)
  await tab.click()
  await expect(panel.getByRole('button', { name: 'How It Works' })).toBeVisible()
  await expect(panel.getByText(/^Status: /)).toHaveText('Status: diagnostic')
})

test('the other lists stand in the editor’s order, too', async ({ page }) => {
  await publish('mirrorCard-system-reflection', { title: 'zz-Card', orderRank: first })
  await publish('labService-ai-integrated-tools', { title: 'zz-Service', orderRank: first })
  await publish('portfolioItem-kvarn-museum', { title: 'zz-Museum', orderRank: first })
  await expectPublished('/', 'zz-Card')
  await expectPublished('/lab', 'zz-Museum')
  await page.goto('/')
  await expect(page.locator('#mirror h3').first()).toHaveText('zz-Card')
  await page.goto('/lab')
  await expect(page.locator('#services h3').first()).toHaveText('zz-Service')
  await expect(page.locator('#portfolio h3').first()).toHaveText('zz-Museum')
})

test('problem cards and steps stand in the order of their numbers', async ({ page }) => {
  await publish('problemCard-1', { number: 3, title: 'zz-Third' })
  await publish('problemCard-3', { number: 1, title: 'zz-First' })
  await publish('approachStep-1', { number: 4, title: 'zz-Last' })
  await publish('approachStep-4', { number: 1, title: 'zz-Begin' })
  await expectPublished('/', 'zz-Begin')
  await page.goto('/')
  await expect(page.locator('#about h3')).toHaveText(['zz-First', 'Template Misfit', 'zz-Third'])
  await expect(page.locator('#about .number')).toHaveText(['01', '02', '03'])
  await expect(page.locator('#approach h3')).toHaveText(['zz-Begin', 'Design', 'Embed', 'zz-Last'])
})

test('the further button of the Wiring Map shows when an editor fills it', async ({ page }) => {
  await publish('offering-wiring-map', {
    furtherButton: { _type: 'link', label: 'zz-further', href: '/console' },
  })
  await expectPublished('/', 'zz-further')
  await page.goto('/')
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'zz-further' })).toHaveAttribute(
    'href',
    '/console',
  )
})

test('an offering’s link has words of its own or “Learn More”, and is left out when its address is hostile', async ({
  page,
}) => {
  const id = 'offering-modular-infrastructure'
  for (const [index, [link, linkText, shown]] of (
    [
      ['https://example.com/', undefined, 'Learn More'],
      ['mailto:a@example.com', 'zz-words', 'zz-words'],
      ['javascript:alert(1)', 'zz-words', null],
      ['//evil.test', 'zz-words', null],
      ['/\\evil.test', 'zz-words', null],
    ] as const
  ).entries()) {
    const title = `zz-Modular ${index}`
    await publish(id, { title, link, ...(linkText && { linkText }) }, linkText ? [] : ['linkText'])
    await expectPublished('/', title)
    await page.goto('/')
    const shownLink = page.locator('#panel-modular-infrastructure a')
    await expect(shownLink, link).toHaveCount(shown === null ? 0 : 1)
    if (shown === null) continue
    await expect(shownLink).toHaveText(new RegExp(`^${shown}.*\\(opens in a new tab\\)$`))
    await expect(shownLink).toHaveAttribute('href', link)
    await expect(shownLink).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('a booking page without encryption gets no button', async ({ page }) => {
  await publish('siteSettings', { tagline: 'zz-tagline', bookingUrl: 'http://calendar.example/' })
  await expectPublished('/lab', 'zz-tagline')
  await page.goto('/lab')
  await expect(page.locator('#cta').getByRole('link', { name: /Schedule Call/ })).toHaveCount(0)
  await expect(page.locator('#cta h3')).toBeVisible()
})
