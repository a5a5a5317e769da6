import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const panel = (page: Page) => page.getByRole('tabpanel')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
})

test('four offerings, the Wiring Map is selected first', async ({ page }) => {
  await expect(page.locator('#services-heading')).toHaveText('From Your Map → To Your System')
  await expect(page.getByRole('tab').locator('span:first-child')).toHaveText([
    'Wiring Map',
    'Modular Infrastructure',
    'Brand Systems Lab',
    'Creative Mirror',
  ])
  await expect(tab(page, 'Wiring Map')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page)).toHaveCount(1)
})

for (const [name, status, includes] of [
  [
    'Wiring Map',
    'diagnostic',
    ['Visual mirror of how you work', 'Hidden logics behind choices', 'Blind spots and leverage points'],
  ],
  ['Modular Infrastructure', 'operational', ['Prompt templates', 'Content pipelines', 'AI-ready formats']],
  ['Brand Systems Lab', 'operational', ['Visual identity', 'Content style', 'Marketing automation']],
] as const)
  test(`a click on ${name} shows its panel with the status ${status}`, async ({ page }) => {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(panel(page)).toHaveAccessibleName(new RegExp(`^${name}`))
    await expect(panel(page).getByRole('heading')).toHaveText(name)
    await expect(panel(page).getByRole('listitem')).toHaveText(includes.map((text) => new RegExp(`${text}$`)))
    await expect(panel(page).locator('.status')).toHaveText(`Status: ${status}`)
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
  await expect(hidden.locator('.status')).toHaveText('Status: standby')
  const button = hidden.locator('button', { hasText: 'Coming Soon' })
  await expect(button).toBeDisabled()
  expect(await button.evaluate((element) => getComputedStyle(element).filter)).toMatch(/^blur/)
})

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

test('the decorations of the other previews have 20 % opacity', async ({ page }) => {
  const backdrops = page.locator('#services .backdrop')
  await expect(backdrops).toHaveCount(3)
  const opacities = await backdrops.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))
  expect(opacities).toEqual(['0.2', '0.2', '0.2'])
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

const modals = [
  {
    name: 'How We Map Your Wiring',
    offering: 'Wiring Map',
    button: 'How It Works',
    says: ['survey', '3 visual references', 'JSON profile', 'What we return', 'archetypes'],
  },
  {
    name: 'Real Example: Prompt Templates',
    offering: 'Modular Infrastructure',
    button: 'See Example',
    says: [
      'Thinking Tree v1.0',
      'Pattern Recognition',
      'Identity Reflection',
      'Brand System Design',
      'Opportunity Cost Lens',
      'Frictionless Workflow Generator',
    ],
  },
]

for (const { name, offering, button, says } of modals)
  test.describe(`the modal “${name}”`, () => {
    test.beforeEach(async ({ page }) => {
      await tab(page, offering).click()
      await panel(page).getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })

    test('says what it has to', async ({ page }) => {
      for (const words of says)
        await expect(page.getByRole('dialog', { name })).toContainText(new RegExp(words, 'i'))
    })

    for (const way of ['X', 'Escape', 'backdrop'] as const)
      test(`is closed by ${way}, and the focus returns to its button`, async ({ page }) => {
        const dialog = page.getByRole('dialog', { name })
        if (way === 'X') await dialog.getByRole('button', { name: 'Close' }).click()
        if (way === 'Escape') await page.keyboard.press('Escape')
        if (way === 'backdrop') await page.mouse.click(4, 4)
        await expect(dialog).toBeHidden()
        await expect(panel(page).getByRole('button', { name: button })).toBeFocused()
      })

    test('keeps the focus and the scrolling to itself', async ({ page }) => {
      const inside = () =>
        page.evaluate(() => {
          const at = document.activeElement
          return at === document.body || at?.closest('dialog') !== null
        })
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab')
        expect(await inside()).toBe(true)
      }
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(5, 400)
      await page.mouse.wheel(0, 1200)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await page.evaluate(() => scrollY)).toBe(before)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    })
  })
