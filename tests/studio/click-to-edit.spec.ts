import type { Page } from '@playwright/test'
import { switches } from '@wiring/map/switches'
import { questions } from '@wiring/session/questions'
import { addresses } from '../running-stack/addresses.ts'
import { fetchPage } from '../running-stack/site-pages.ts'
import { answersOfInes } from '../site/answers-of-ines.ts'
import { visitDrafts } from './drafts.ts'
import { expect, test } from './studio-test.ts'

const hidden = /[\u200b-\u200d\ufeff]{4,}/

const [first] = questions

/** Controls, lettering of drawings, the survey's own first question and Ines' answers: not content. */
const fixed = [
  first.question,
  ...(first.kind === 'multiple_choice' ? first.choices : []),
  ...answersOfInes.map((answer) => `“${answer}”`),
  ...switches.flatMap(({ left, right }) => [left.toLowerCase(), right.toLowerCase()]),
  'Skip to content',
  'Quiet',
  'Menu',
  'Sections',
  'Elsewhere',
  '(opens in a new tab)',
  'Leave this empty',
  'Pause',
  'Pause the steps',
  'Billing',
  'Status 404 · open circuit',
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

function markedData(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = /[\u200b-\u200d\ufeff]{4,}/
    const named = 'id href src content for name value data-signal aria-controls class'.split(' ')
    const found: string[] = []
    for (const element of document.querySelectorAll('*'))
      for (const attribute of element.attributes)
        if (named.includes(attribute.name) && marks.test(attribute.value))
          found.push(`${element.tagName} ${attribute.name}`)
    if (marks.test(document.title)) found.push('title')
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      if (marks.test(script.textContent ?? '')) found.push('json-ld')
    return found
  })
}

test('in the preview every word, picture and number leads to its field; no attribute or data is marked; visitors get no mark', async ({
  page,
}) => {
  await visitDrafts(page)
  for (const path of ['/', '/console', '/lab', '/no-such-page']) {
    await page.goto(`${addresses.site}${path}`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    expect(await page.locator('h1').first().textContent(), path).toMatch(hidden)
    expect(
      (await unmarked(page)).filter((text) => !fixed.includes(text)),
      path,
    ).toEqual([])
    expect(await markedData(page), path).toEqual([])
    if (path === '/console') {
      // Each plan's price and yearly saving.
      await expect(page.locator('#pricing [data-sanity*="path=monthly"]')).toHaveCount(4)
      await expect(page.locator('#stack [data-sanity*="path=techStack.rows:"]').first()).toBeVisible()
      await expect(page.getByRole('banner').locator('[data-sanity*="path=navigation:"]')).toHaveCount(4)
    }
    if (path === '/lab') await expect(page.locator('#portfolio [data-sanity*="path=image"]')).toHaveCount(6)
  }
  for (const path of ['/', '/console', '/lab']) {
    const html = await fetchPage(path)
    expect(html).not.toContain('data-sanity')
    expect(html).not.toMatch(hidden)
    expect(html).not.toContain('Leave preview')
  }
})
