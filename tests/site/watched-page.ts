import { test as base, type Page } from '@playwright/test'

/** Everything a browser complains about on a page: console errors, uncaught exceptions, violated policies. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // Chromium's own note that it drew a change of pages without a transition: nobody's code threw it.
    if (!/ViewTransition|^Transition was/.test(error.message)) complaints.push(`exception: ${error.message}`)
  })
  return complaints
}

/** Reports violations of the page's policy as console errors, also those of reporting-only policies. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`),
    )
  })
}

/**
 * A page on which any complaint fails the test. `forgive` takes a pattern for what the test provokes on purpose
 * (a cut connection is a console error, too).
 */
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
