import { expect, test } from './browser-errors.ts'

test.describe('hero', () => {
  test('the promise stands in the HTML, with the note and two real links', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('#hero')
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('See how you think, create and break.')
    await expect(hero.getByText('No logins. No payments. Just clarity.')).toBeVisible()
    await expect(hero.getByText('8 minutes to start. Free of charge.')).toBeVisible()
    await expect(hero.getByText('Answer ten questions')).toBeVisible()
    await expect(hero.getByText('8 minutes of your time').locator('..')).toContainText(
      'usually within 5 working days',
    )
    await expect(hero.getByRole('link', { name: 'See a finished map' })).toHaveAttribute('href', '/map')
    await expect(hero.getByRole('link', { name: 'See How It Works' })).toHaveAttribute('href', '#services')
    await expect(hero.getByRole('link', { name: 'Generate Your Wiring Map' })).toHaveAttribute(
      'href',
      '#start',
    )
  })

  test('the largest thing that is painted is server-rendered text', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            const element: unknown = last && Reflect.get(last, 'element')
            resolve(element instanceof Element ? `${element.tagName} ${element.textContent}` : '')
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest).toMatch(/^(H1|P) /)
    const html = await (await page.request.get('/')).text()
    expect(html).toContain(largest.replace(/^\w+ /, ''))
  })

  test('its buttons lead to services and start, with the focus on the heading', async ({ page }) => {
    await page.goto('/')
    await page.locator('#hero').getByRole('link', { name: 'See How It Works' }).click()
    await expect(page.locator('#services-heading')).toBeFocused()
    await page.goBack()
    await page.locator('#hero').getByRole('link', { name: 'Generate Your Wiring Map' }).click()
    await expect(page.locator('#start-heading')).toBeFocused()
    await expect(page.locator('#start-heading')).toBeInViewport()
  })
})

test.describe('about', () => {
  test('three numbered cards unfold to the whole width and fold again', async ({ page }) => {
    await page.goto('/')
    const about = page.locator('#about')
    await expect(about.getByRole('heading', { level: 2 })).toHaveText('Where Creative Systems Break')
    const cards = about.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText([
      'Idea Overflow',
      'Template Misfit',
      'Complexity Creep',
    ])
    await expect(cards.locator('.number')).toHaveText(['01', '02', '03'])
    await expect(cards.locator('.words p')).not.toHaveCount(0)
    for (const line of await cards.locator('.words p').all()) await expect(line).not.toBeEmpty()
    expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-signal')))).toEqual([
      'red',
      'yellow',
      'gray',
    ])
    for (const card of await cards.all()) {
      const button = card.getByRole('button', { name: 'Click to expand' })
      const detail = card.locator('.detail p')
      await expect(detail).not.toBeInViewport()
      await button.click()
      await expect(card.getByRole('button', { name: 'Click to collapse' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      await expect(detail).toBeVisible()
      const [wide, all] = [
        await card.boundingBox(),
        await about.locator('.card').first().locator('..').boundingBox(),
      ]
      expect(wide?.width).toBeCloseTo(all?.width ?? 0, -1)
      await card.getByRole('heading').click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('an opened card leaves the others in their order, and no empty place', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const cards = page.locator('#about').getByRole('article')
    await cards.nth(1).getByRole('button').click()
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { x, y, width, bottom } = card.getBoundingClientRect()
        return { x, y, width, bottom }
      }),
    )
    for (const [index, box] of boxes.entries()) {
      expect([box.x, box.width]).toEqual([boxes[0]?.x, boxes[0]?.width])
      if (index > 0) expect(box.y - (boxes[index - 1]?.bottom ?? 0)).toBeCloseTo(1, 0)
    }
  })

  test('the keyboard opens a card, and the button names what it opens', async ({ page }) => {
    await page.goto('/')
    const button = page.locator('#about').getByRole('button').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toBeFocused()
    const opened = await button.getAttribute('aria-controls')
    await expect(page.locator(`#${opened}`)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('find-in-page opens a folded card', async ({ page }) => {
    await page.goto('/')
    const detail = page.locator('#about .detail').first()
    await expect(detail).toHaveAttribute('hidden', 'until-found')
    await detail.evaluate((element) => element.dispatchEvent(new Event('beforematch')))
    await expect(page.locator('#about').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  })
})

test('mirror has the founder’s note and three cards; contact the address and the social links; start the promise', async ({
  page,
}) => {
  await page.goto('/')
  const mirror = page.locator('#mirror')
  await expect(mirror.getByRole('heading', { level: 2 })).toHaveText('Signals From the Inside')
  await expect(mirror.locator('blockquote')).toHaveText(/^“.{20,}”$/)
  await expect(mirror.getByRole('article').getByRole('heading')).toHaveText([
    'Input → Output',
    'Noise Reduction',
    'System Reflection',
  ])
  const contact = page.locator('#contact')
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(contact.locator('a[target=_blank]')).toHaveCount(3)
  const start = page.locator('#start')
  await expect(start.getByText('No logins. No payments. Just clarity.')).toBeVisible()
  await expect(start.getByText(/No scraping, no login, no personal data extraction/)).toBeVisible()
})
