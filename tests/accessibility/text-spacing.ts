import type { Page } from '@playwright/test'
import { surplusWidth } from './violations.ts'

/** WCAG 1.4.12. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
  ' p { margin-bottom: 2em !important }'

/** What a page loses when its text is spaced: words that are cut, grow in a drawing, or scroll sideways. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutTexts)
  const widths = await page.evaluate(drawnWidths)
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet()
    added.replaceSync(css)
    document.adoptedStyleSheets.push(added)
    return added
  }, spacing)
  const surplus = await surplusWidth(page)
  const after = await page.evaluate(cutTexts)
  const spaced = await page.evaluate(drawnWidths)
  await sheet.evaluate((added) =>
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(added), 1),
  )
  return [
    ...(surplus > 0 ? [`the page scrolls ${surplus} px sideways`] : []),
    ...after.filter((text) => !before.includes(text)).map((text) => `cut: ${text}`),
    ...spaced
      .filter(({ width }, index) => width > (widths[index]?.width ?? 0) + 1)
      .map(({ text }) => `wider in its drawing: ${text}`),
  ]
}

function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 2 && element.clientHeight > 2)
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll'
      const cutsY = overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll'
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 1
      return (cutsX && isWider) || (cutsY && isHigher)
    })
    .map((element) => (element.textContent ?? '').trim().slice(0, 60))
}

const drawnWidths = () =>
  [...document.querySelectorAll<SVGTextElement>('svg text')].map((element) => ({
    text: element.textContent ?? '',
    width: element.getBBox().width,
  }))
