import type { Page } from '@playwright/test'

export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style, noscript, .trap'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size > 0 && size < 12) found.add(`${size} px: ${node.textContent.slice(0, 40)}`)
    }
    return [...found]
  })
