import { test as base, expect, type Page } from '@playwright/test'
import { messageRegion } from './applicant.ts'

/** Runs in the page. Counts text in a live region that existed before, not behind a modal. */
function recordAnnouncements() {
  const announcements: string[] = []
  Object.assign(window, { announcements })
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]'
  const known = new WeakSet<Element>()
  const isOpen = (region: Element) => {
    const modal = document.querySelector('dialog:modal')
    const shut = region.closest('[inert], [aria-hidden="true"]') !== null
    return region.checkVisibility({ visibilityProperty: true }) && !shut && (modal?.contains(region) ?? true)
  }
  const arrive = (node: Node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(live)
    if (region && known.has(region) && isOpen(region)) announcements.push(node.textContent ?? '')
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) arrive(node)
    // Most screen readers miss regions that arrive with their text.
    for (const region of document.querySelectorAll(live)) known.add(region)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(recordAnnouncements)
    await use(context)
  },
})

export const expectAnnounced = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => ('announcements' in window ? (window.announcements as string[]) : [])), {
      message: `"${text}" is announced`,
    })
    .toEqual(expect.arrayContaining([expect.stringContaining(text)]))

export const toastWith = (page: Page, text: string) =>
  messageRegion(page).getByRole('listitem').filter({ hasText: text })

export async function expectToast(page: Page, text: string, options?: { timeout: number }): Promise<void> {
  await expect(toastWith(page, text)).toBeVisible(options)
  await expectAnnounced(page, text)
}
