import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { openPreview } from './open-studio.ts'

/** Controls and the lettering of drawings, not content. */
const fixed = [
  ...[
    'Skip to content',
    'Quiet',
    'Menu',
    'Sections',
    'Elsewhere',
    '(opens in a new tab)',
    'Leave this empty',
  ],
  ...['Pause', 'Pause the steps', 'Billing', 'Status 404 · open circuit'],
]

/** Without drawings and hidden text. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = /[\u200b-\u200d\ufeff]{4,}/
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const text = textContent?.trim() ?? ''
      const tool =
        'script, style, noscript, aside[aria-label=Preview], sanity-visual-editing, svg, [aria-hidden]'
      if (!/\p{L}{2}|\d\d/u.test(text) || parentElement?.closest(`${tool}, [data-sanity]`)) continue
      if (!marks.test(text)) found.add(text)
    }
    return [...found]
  })
}

for (const path of ['/', '/console', '/lab', '/no-such-page'])
  test(`every word of every page leads to its field, on ${path}`, async ({ page }) => {
    test.setTimeout(120_000)
    await openPreview(page, '/')
    await page.goto(`${addresses.site}${path}`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    expect((await unmarked(page)).filter((text) => !fixed.includes(text))).toEqual([])
  })
