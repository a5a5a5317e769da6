import { type Page, test as plainTest, type Route } from '@playwright/test'
import { waitForMail } from '../running-stack/inbox.ts'
import { expect } from './browser-errors.ts'
import { type FormName, forms, toast, uniqueEmail, wizardUrl } from './forms.ts'
import { waitForHydration } from './hydration.ts'

/** Opens a page whose scripts have not arrived; the answer lets them come. */
async function openWithoutScripts(page: Page, path: string) {
  const held: Route[] = []
  let holding = true
  await page.route('**/_next/static/**/*.js*', (route) =>
    holding ? void held.push(route) : route.continue(),
  )
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    holding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

const changes = {
  'an icon behind the field': (field) => field.after(document.createElement('div')),
  'an element before the field': (field) => field.before(document.createElement('span')),
  'a bar at the top of the page': () => document.body.prepend(document.createElement('div')),
  'words translated before': () => {
    const words = document.querySelector('h1')?.firstChild
    words?.replaceWith(Object.assign(document.createElement('font'), { textContent: 'Palabras' }))
  },
  'the hidden field removed': (field) => field.form?.querySelector('.trap')?.remove(),
} as const satisfies Record<string, (field: HTMLInputElement) => void>

const cases: [keyof typeof changes, FormName][] = [
  ['an icon behind the field', 'home'],
  ['an icon behind the field', 'lab'],
  ['an icon behind the field', 'waitlist'],
  ['an element before the field', 'waitlist'],
  ['a bar at the top of the page', 'home'],
  ['words translated before', 'lab'],
  ['the hidden field removed', 'home'],
]

for (const [change, name] of cases)
  plainTest(
    `${name}: what was typed before hydration survives ${change}, and a press at once is a person's`,
    async ({ page }) => {
      const address = uniqueEmail()
      const letScriptsCome = await openWithoutScripts(page, forms[name].path)
      const field = page.locator(`#${name}-email`)
      await field.fill(address)
      await field.focus()
      await field.evaluate(changes[change])
      const sincePageStart = () => page.evaluate(() => performance.now())
      await expect.poll(sincePageStart).toBeGreaterThan(1_000)
      await letScriptsCome()
      await waitForHydration(field)
      await expect(field).toHaveValue(address)
      await expect(field).toBeFocused()
      await field.press('Enter')
      if (name === 'waitlist') await expect(toast(page, "You're in.")).toBeVisible()
      else await expect(page).toHaveURL(wizardUrl)
      await waitForMail(address)
    },
  )
