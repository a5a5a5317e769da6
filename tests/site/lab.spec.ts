import { expect, test } from './browser-errors.ts'
import { waitForHydration } from './hydration.ts'

test('the two buttons of the hero lead to the call to action and to the portfolio', async ({ page }) => {
  await page.goto('/lab')
  const hero = page.locator('#lab')
  for (const id of ['cta', 'portfolio']) {
    await hero.locator(`a[href="#${id}"]`).click()
    await expect(page.locator(`#${id}-heading`)).toBeInViewport()
  }
})

test.describe('client strip', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the names move and are there once for screen readers', async ({ page }) => {
    await page.goto('/lab')
    const strip = page.locator('#clients')
    await expect(strip.getByRole('listitem')).toHaveCount(12)
    const left = () =>
      strip
        .locator('ul')
        .first()
        .evaluate((list) => list.getBoundingClientRect().left)
    const before = await left()
    await expect.poll(left).toBeLessThan(before)
  })

  test('Pause stops it by keyboard, Play lets it go on', async ({ page }) => {
    await page.goto('/lab')
    const strip = page.locator('#clients')
    const state = () =>
      strip
        .locator('ul')
        .first()
        .evaluate((list) => getComputedStyle(list).animationPlayState)
    const pause = strip.getByRole('button', { name: /^Pause/ })
    await waitForHydration(pause)
    await pause.focus()
    await page.keyboard.press('Enter')
    await expect(strip.getByRole('button', { name: /^Play/ })).toBeFocused()
    expect(await state()).toBe('paused')
    await page.locator('#cta').scrollIntoViewIfNeeded()
    await page.locator('#lab').scrollIntoViewIfNeeded()
    expect(await state()).toBe('paused')
    await strip.getByRole('button', { name: /^Play/ }).press('Enter')
    expect(await state()).toBe('running')
  })

  test('under reduced motion it is a list that stands still, every name in sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/lab')
    const strip = page.locator('#clients')
    await expect(strip.getByRole('button')).toHaveCount(0)
    await strip.scrollIntoViewIfNeeded()
    const names = strip.getByRole('listitem')
    await expect(names).toHaveCount(12)
    for (const name of await names.all()) await expect(name).toBeInViewport()
  })
})

test('four service cards, one open at a time, each can be closed again', async ({ page }) => {
  await page.goto('/lab')
  const cards = page.locator('#services details')
  await expect(cards.getByRole('heading')).toHaveText([
    'Brand Systems',
    'Modular Kits',
    'Art Direction & Creative Systems',
    'AI-Integrated Tools',
  ])
  const open = () => cards.evaluateAll((all) => all.map((card) => card.hasAttribute('open')))
  expect(await open()).toEqual([false, false, false, false])
  await cards.nth(1).locator('summary').click()
  expect(await open()).toEqual([false, true, false, false])
  await cards.nth(3).locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await open()).toEqual([false, false, false, true])
  await expect(cards.nth(3).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await open()).toEqual([false, false, false, false])
})

test('the portfolio shows six pieces with title, category and a described picture', async ({ page }) => {
  await page.goto('/lab')
  const items = page.locator('#portfolio li')
  await expect(items).toHaveCount(6)
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded()
    await expect(item.getByRole('heading')).not.toBeEmpty()
    await expect(item.locator('.category')).not.toBeEmpty()
    const picture = item.getByRole('img')
    expect(await item.locator('.plate').evaluate((plate) => getComputedStyle(plate).backgroundImage)).toMatch(
      /^url\("data:image\//,
    )
    await expect(picture).toHaveCSS('object-position', /^\d+(\.\d+)?% \d+/)
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
  }
})

test('pictures come in the size that the screen needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lab')
  const picture = page.locator('#portfolio img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/[?&]w=\d+/)
  const width = Number(
    /[?&]w=(\d+)/.exec(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))?.[1],
  )
  expect(width).toBeLessThanOrEqual(800)
})

test('four principles; “Schedule Call” opens the booking page over https in a new tab', async ({ page }) => {
  await page.goto('/lab')
  await expect(page.locator('#philosophy li')).toHaveCount(4)
  const call = page.locator('#cta').getByRole('link', { name: /Schedule Call/ })
  await expect(call).toHaveAttribute('href', /^https:\/\//)
  await expect(call).toHaveAttribute('target', '_blank')
  await expect(page.locator('#cta')).toContainText('20-minute')
})
