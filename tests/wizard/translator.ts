import type { Page } from '@playwright/test'

export type Translator = 'wraps' | 'splits'

/** What a browser's translation does to the page, now and at each later change. */
export async function translatePage(page: Page, translator: Translator): Promise<void> {
  await page.evaluate((way) => {
    const skip = 'font, script, style, textarea, [translate=no], .notranslate'
    const font = (...parts: (string | Node)[]) => {
      const element = document.createElement('font')
      element.append(...parts)
      return element
    }
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skip)) return
      const middle = Math.ceil(text.data.length / 2)
      if (way === 'wraps') text.replaceWith(font(font(`${text.data}·`)))
      else text.replaceWith(font(text.data.slice(0, middle)), font(`${text.data.slice(middle)}·`))
    }
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translate)
    }
    walk(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) walk(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, translator)
}
