import type { Page } from '@playwright/test'
import { expect, test } from './browser-errors.ts'
import { panel, tab } from './offerings.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('four offerings, the Wiring Map is selected first; a click on another shows its panel', async ({
  page,
}) => {
  await expect(page.locator('#services-heading')).toHaveText('From Your Map → To Your System')
  await expect(page.locator('[role=tab] > span:first-child')).toHaveText([
    'Wiring Map',
    'Modular Infrastructure',
    'Brand Systems Lab',
    'Creative Mirror',
  ])
  await expect(tab(page, 'Wiring Map')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page).locator('a.ui-button, button')).toHaveText(['Start Your Wiring', 'How It Works'])
  await expect(panel(page).locator('[data-wires] [data-trace]')).not.toHaveCount(0)
  for (const [name, status, cost, includes] of [
    [
      'Modular Infrastructure',
      'operational',
      'Paid, quoted after the map.',
      ['Prompt templates', 'Content pipelines', 'AI-ready formats'],
    ],
    [
      'Brand Systems Lab',
      'operational',
      'Paid, quoted after the map.',
      ['Visual identity', 'Content style', 'Marketing automation'],
    ],
    [
      'Wiring Map',
      'diagnostic',
      'Free.',
      ['Visual mirror of how you work', 'Hidden logics behind choices', 'Blind spots and leverage points'],
    ],
  ] as const) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(panel(page)).toHaveAccessibleName(new RegExp(`^${name}`))
    await expect(panel(page).getByRole('heading')).toHaveText(name)
    await expect(panel(page).getByRole('listitem')).toHaveText(includes.map((text) => new RegExp(`${text}$`)))
    await expect(panel(page).getByText(/^Status: /)).toHaveText(`Status: ${status}`)
    await expect(panel(page).getByText(cost, { exact: true })).toBeVisible()
  }
})

test('what is coming soon is dimmed, says so, and cannot be selected', async ({ page }) => {
  const mirror = tab(page, 'Creative Mirror')
  await expect(mirror).toContainText('(Coming Soon)')
  await expect(mirror).toContainText('Details coming soon...')
  await expect(mirror).toHaveAttribute('aria-disabled', 'true')
  await mirror.click({ force: true })
  await expect(mirror).toHaveAttribute('aria-selected', 'false')
  await expect(panel(page)).toHaveAccessibleName(/^Wiring Map/)
  const hidden = page.locator('#panel-creative-mirror')
  await expect(hidden.getByText(/^Status: /)).toHaveText('Status: standby')
  await expect(hidden.getByRole('listitem', { includeHidden: true })).toHaveText(
    ['Aesthetic analysis', 'Hidden beliefs', 'Unconscious design patterns'].map(
      (text) => new RegExp(`${text}$`),
    ),
  )
  await expect(shownStatus(page)).toBeVisible()
  const button = page.locator('#services').getByRole('button', { name: 'Coming Soon' })
  await expect(button).toBeVisible()
  await expect(button).toBeDisabled()
  expect(await button.evaluate((element) => getComputedStyle(element).filter)).toMatch(/^blur/)
})

test('the offerings stand on the left, the panel on the right, with a bar in the colour of the offering', async ({
  page,
}) => {
  const [list, shown] = [await page.getByRole('tablist').boundingBox(), await panel(page).boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual((shown?.x ?? 0) + 1)
  const bars: string[] = []
  for (const name of ['Wiring Map', 'Modular Infrastructure', 'Brand Systems Lab']) {
    await tab(page, name).click()
    await expect(panel(page).locator('h3 ~ p').first()).not.toBeEmpty()
    bars.push(await panel(page).evaluate((element) => getComputedStyle(element).borderTop))
  }
  expect(bars).toEqual([
    '6px solid rgb(228, 71, 47)',
    '6px solid rgb(243, 186, 20)',
    '6px solid rgb(30, 158, 98)',
  ])
})

test('on a phone each offering opens under its own row, and the row stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Modular Infrastructure', 'Brand Systems Lab', 'Wiring Map']) {
    await tab(page, name).scrollIntoViewIfNeeded()
    await tab(page, name).click()
    await expect(tab(page, name)).toBeInViewport()
    const [row, shown] = [await tab(page, name).boundingBox(), await panel(page).boundingBox()]
    expect(shown?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), 0)
    const others = await page.getByRole('tab', { selected: false }).all()
    for (const other of others) {
      const y = (await other.boundingBox())?.y ?? 0
      expect(y < (row?.y ?? 0) || y >= (shown?.y ?? 0) + (shown?.height ?? 0) - 1, name).toBe(true)
    }
  }
  const last = await shownStatus(page).boundingBox()
  for (const each of await page.getByRole('tab').all())
    expect((await each.boundingBox())?.y).toBeLessThan(last?.y ?? 0)
})

test('the Console can be reached from an offering, the footer and the Lab', async ({ page }) => {
  await tab(page, 'Modular Infrastructure').click()
  for (const link of [
    panel(page).getByRole('link', { name: 'See the Console' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Console' }),
  ])
    await expect(link).toHaveAttribute('href', '/console')
  await page.goto('/lab')
  await expect(page.getByText('Your map, kept current:').locator('..').getByRole('link')).toHaveAttribute(
    'href',
    '/console',
  )
})

test('the selected tab is inverted and plugged, what is dimmed can be read, and colours are as chosen', async ({
  page,
}) => {
  const look = (name: string) =>
    tab(page, name).evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.querySelector('.socket') ?? element, '::after').content,
    ])
  const [selected, other] = [await look('Wiring Map'), await look('Brand Systems Lab')]
  expect(selected[0]).not.toBe(other[0])
  expect([selected[1], other[1]]).toEqual(['""', 'none'])

  const shown = await page.evaluate(contrasts)
  const [dimmed = [], others = []] = [shown['Creative Mirror'], shown['Brand Systems Lab']]
  expect(dimmed.length).toBeGreaterThan(1)
  expect(others.length).toBeGreaterThan(0)
  expect(Math.min(...dimmed)).toBeGreaterThanOrEqual(4.5)
  expect(Math.max(...dimmed)).toBeLessThan(Math.min(...others))

  const colours = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((element) => [
          element.getAttribute('data-signal'),
          getComputedStyle(element).getPropertyValue('--signal').trim(),
        ]),
      )
  const four = [
    ['red', '#e4472f'],
    ['yellow', '#f3ba14'],
    ['green', '#1e9e62'],
    ['gray', '#8e8b80'],
  ]
  expect(await colours('#services [role=tab]')).toEqual(four)
  expect(await colours('#approach .step')).toEqual(four)

  const opacities = await page.locator('#services [role=tabpanel] div').evaluateAll((all) =>
    all
      .map((each) => getComputedStyle(each))
      .filter(({ backgroundImage }) => backgroundImage.includes('/backdrops/'))
      .map(({ opacity }) => opacity),
  )
  expect(opacities).toEqual(['0.2', '0.2', '0.2'])
})

/** Of what is coming soon, below its tab. */
const shownStatus = (page: Page) =>
  page.locator('#services').getByText('Status: standby').filter({ visible: true })

/** Contrast with the paper, opacity included; runs in the page. */
function contrasts(): Record<string, number[]> {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const light = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
  const paper = parts(getComputedStyle(document.body).backgroundColor)
  const seen = (element: Element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return parts(getComputedStyle(element).color).map(
      (channel, index) => channel * opacity + (paper[index] ?? 0) * (1 - opacity),
    )
  }
  return Object.fromEntries(
    [...document.querySelectorAll('[role=tab]:not([aria-selected=true])')].map((tab) => [
      tab.querySelector('span')?.textContent ?? '',
      [...tab.querySelectorAll('span:first-child, small')].map(
        (text) => (light(paper) + 0.05) / (light(seen(text)) + 0.05),
      ),
    ]),
  )
}

test('arrow keys, Home and End select, and pass over what is coming soon', async ({ page }) => {
  await tab(page, 'Wiring Map').focus()
  for (const [key, name] of [
    ['ArrowDown', 'Modular Infrastructure'],
    ['ArrowDown', 'Brand Systems Lab'],
    ['ArrowDown', 'Wiring Map'],
    ['ArrowUp', 'Brand Systems Lab'],
    ['Home', 'Wiring Map'],
    ['End', 'Brand Systems Lab'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
})

test('“Start Your Wiring” goes to the form', async ({ page }) => {
  await panel(page).getByRole('link', { name: 'Start Your Wiring' }).click()
  await expect(page.locator('#start-heading')).toBeFocused()
  await expect(page.locator('#start-heading')).toBeInViewport()
})

test('“Explore Lab” opens the Lab in a new tab', async ({ page, context }) => {
  await tab(page, 'Brand Systems Lab').click()
  const opened = context.waitForEvent('page')
  await panel(page).getByRole('link', { name: 'Explore Lab' }).click()
  await expect(await opened).toHaveURL('/lab')
  expect(await (await opened).evaluate(() => window.opener)).toBeNull()
})
