import { test as base, type Page } from '@playwright/test'

export function recordBrowserErrors(page: Page): string[] {
  const browserErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error')
      browserErrors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // Chromium reports navigations without a transition.
    if (!/ViewTransition|^Transition was/.test(error.message))
      browserErrors.push(`exception: ${error.message}`)
  })
  return browserErrors
}

/** Also of report-only policies. */
export async function logPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`),
    )
  })
}

/** Fails on browser errors, except those that the test provokes. */
export const test = base.extend<{ allowErrors: (pattern: RegExp) => void }>({
  allowErrors: [
    async ({ page }, use) => {
      const browserErrors = recordBrowserErrors(page)
      const forgiven: RegExp[] = []
      await logPolicyViolations(page)
      await use((pattern) => forgiven.push(pattern))
      const left = browserErrors.filter((each) => !forgiven.some((pattern) => pattern.test(each)))
      base.expect(left, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
