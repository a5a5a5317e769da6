import { test as base, type Page } from '@playwright/test'

export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // Chromium reports navigations without a transition.
    if (!/ViewTransition|^Transition was/.test(error.message)) complaints.push(`exception: ${error.message}`)
  })
  return complaints
}

/** Also of report-only policies. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`),
    )
  })
}

/** Fails on browser errors, except those that the test provokes. */
export const test = base.extend<{ forgive: (pattern: RegExp) => void }>({
  forgive: [
    async ({ page }, use) => {
      const complaints = watch(page)
      const forgiven: RegExp[] = []
      await reportViolations(page)
      await use((pattern) => forgiven.push(pattern))
      const left = complaints.filter((each) => !forgiven.some((pattern) => pattern.test(each)))
      base.expect(left, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
