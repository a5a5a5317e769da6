import { expect, test } from './browser-errors.ts'
import { panel, tab } from './offerings.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
})

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

for (const { name, offering, button, says } of modals)
  test.describe(`the modal “${name}”`, () => {
    test.beforeEach(async ({ page }) => {
      await tab(page, offering).click()
      await panel(page).getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })

    test(`“${name}” says what it has to`, async ({ page }) => {
      for (const words of says)
        await expect(page.getByRole('dialog', { name })).toContainText(new RegExp(words, 'i'))
      expect(await page.locator('dialog:modal').count()).toBe(1)
    })

    for (const way of ['X', 'Escape', 'backdrop'] as const)
      test(`“${name}” is closed by ${way}, and the focus returns to its button`, async ({ page }) => {
        const dialog = page.getByRole('dialog', { name })
        if (way === 'X') await dialog.getByRole('button', { name: 'Close' }).click()
        if (way === 'Escape') await page.keyboard.press('Escape')
        if (way === 'backdrop') await page.mouse.click(4, 4)
        await expect(dialog).toBeHidden()
        await expect(panel(page).getByRole('button', { name: button })).toBeFocused()
      })

    test(`“${name}” keeps its title and its cross above the words, and room under the last of them, on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const dialog = page.getByRole('dialog', { name })
      const heights = await dialog.evaluate((element) => {
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

    test(`“${name}” keeps the focus and the scrolling to itself`, async ({ page }) => {
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
