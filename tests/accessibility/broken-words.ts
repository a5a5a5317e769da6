import type { Page } from '@playwright/test'

/** Words on buttons that stand on two lines: in a narrow row a button may become as narrow as a letter. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
