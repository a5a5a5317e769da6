import type { Page } from '@playwright/test'
import { expect, test } from './browser-errors.ts'
import { panel, tab } from './offerings.ts'

const modals = [
  {
    name: 'How We Map Your Wiring',
    offering: 'Wiring Map',
    button: 'How It Works',
    says: [
      'survey',
      'two to five minutes',
      '3 visual references',
      'custom JSON profile',
      'What we return',
      'process ideas',
      'friction builds',
      'patterns repeat',
      'archetypes',
      'visual diagnostic',
      'by email',
    ],
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

for (const { name, offering, button, says } of modals) {
  const open = async (page: Page) => {
    await page.goto('/')
    await tab(page, offering).click()
    await panel(page).getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }

  test(`“${name}” says what it has to, keeps focus and scrolling to itself, and is closed in three ways`, async ({
    page,
  }) => {
    await open(page)
    const dialog = page.getByRole('dialog', { name })
    for (const words of says) await expect(dialog).toContainText(new RegExp(words, 'i'))
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const at = document.activeElement
        return at === document.body || at?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 1200)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

    const opener = panel(page).getByRole('button', { name: button })
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ]) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await expect(dialog).toBeVisible()
    }
  })

  test(`“${name}” on a phone keeps its title and its cross above the words, and room under the last of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const heights = await page.getByRole('dialog', { name }).evaluate((element) => {
      element.scrollTop = element.scrollHeight
      const at = (selector: string) => element.querySelector(selector)?.getBoundingClientRect()
      const [frame, bar, close] = [element.getBoundingClientRect(), at('header'), at('[aria-label=Close]')]
      const words = [...element.querySelectorAll('p')].at(-1)?.getBoundingClientRect()
      const opaque = getComputedStyle(element.querySelector('header') ?? element).backgroundColor
      return {
        bar: (bar?.top ?? 0) - frame.top,
        under: (close?.bottom ?? 0) <= (bar?.bottom ?? 0),
        foot: frame.bottom - (words?.bottom ?? 0),
        opaque,
      }
    })
    expect(heights.bar).toBeLessThanOrEqual(1)
    expect(heights.under).toBe(true)
    expect(heights.foot).toBeGreaterThanOrEqual(24)
    expect(heights.opaque).toMatch(/^rgb\(/)
  })
}
