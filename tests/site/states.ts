import { expect, type Page } from '@playwright/test'
import { unknownPath } from './crawl.ts'
import { type FormName, forms, functionUrl, submitEmail, uniqueEmail } from './forms.ts'
import { turnQuietOn } from './hydration.ts'
import { tab } from './offerings.ts'

export interface State {
  name: string
  path: string
  small?: boolean
  moving?: boolean
  reach?: (page: Page) => Promise<void>
}

export async function waitForInteractive(page: Page): Promise<void> {
  await turnQuietOn(page)
  const quiet = page.getByRole('button', { name: 'Quiet' })
  await quiet.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'false')
}

async function submitWithResponse(
  page: Page,
  name: FormName,
  address: string,
  answer: object | null,
): Promise<void> {
  await page.route(functionUrl, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    if (answer === null) return route.abort()
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answer })
  })
  await submitEmail(page.locator(`${forms[name].section} form`), address)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('listitem')).not.toHaveCount(0)
}

const plain: State[] = [
  { name: 'home', path: '/' },
  { name: 'console', path: '/console' },
  { name: 'lab', path: '/lab' },
  { name: 'map', path: '/map' },
  { name: 'not-found', path: unknownPath },
]

const home: State[] = [
  ...[0, 1, 2].map((card) => ({
    name: `home-card-${card + 1}`,
    path: '/',
    reach: async (page: Page) => {
      await page.locator('#about').getByRole('button').nth(card).click()
      await expect(page.locator('#about .card[data-open]')).toHaveCount(1)
    },
  })),
  ...['Modular Infrastructure', 'Brand Systems Lab'].map((offering, index) => ({
    name: `home-tab-${index + 2}`,
    path: '/',
    reach: (page: Page) => tab(page, offering).click(),
  })),
  ...[
    ['Wiring Map', 'How It Works', 'explainer'],
    ['Modular Infrastructure', 'See Example', 'example'],
  ].map(([offering = '', button = '', name]) => ({
    name: `home-modal-${name}`,
    path: '/',
    reach: async (page: Page) => {
      await tab(page, offering).click()
      await page.getByRole('tabpanel').getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  })),
  {
    name: 'home-menu',
    path: '/',
    small: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
    },
  },
  { name: 'home-quiet', path: '/', reach: (page) => page.getByRole('button', { name: 'Quiet' }).click() },
  {
    name: 'home-error-screen',
    path: '/',
    reach: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    },
  },
]

const sent: State[] = [
  { name: 'home-form-empty', path: '/', reach: (page) => submitWithResponse(page, 'home', ' ', {}) },
  {
    name: 'home-form-refused',
    path: '/',
    reach: (page) =>
      submitWithResponse(page, 'home', 'a@b', { error: 'Please enter a valid email address.' }),
  },
  {
    name: 'home-form-capacity',
    path: '/',
    reach: (page) => submitWithResponse(page, 'home', uniqueEmail(), null),
  },
  {
    name: 'home-form-mailed',
    path: '/',
    reach: (page) => submitWithResponse(page, 'home', uniqueEmail(), {}),
  },
  { name: 'lab-form-empty', path: '/lab', reach: (page) => submitWithResponse(page, 'lab', ' ', {}) },
  {
    name: 'lab-form-transport',
    path: '/lab',
    reach: (page) => submitWithResponse(page, 'lab', uniqueEmail(), null),
  },
  {
    name: 'console-form-empty',
    path: '/console',
    reach: (page) => submitWithResponse(page, 'waitlist', ' ', {}),
  },
  {
    name: 'console-form-thanks',
    path: '/console',
    reach: async (page) => {
      await submitWithResponse(page, 'waitlist', uniqueEmail(), {})
      await expect(page.getByText('Thank You for Signing Up.')).toBeVisible()
    },
  },
  {
    name: 'home-form-busy',
    path: '/',
    reach: async (page) => {
      await page.route(functionUrl, () => {})
      await submitEmail(page.locator('#start form'), uniqueEmail())
      await expect(page.locator('#start form button')).toHaveAttribute('aria-busy', 'true')
    },
  },
]

const others: State[] = [
  {
    name: 'console-year',
    path: '/console',
    reach: (page) => page.getByRole('radio', { name: 'Year' }).check(),
  },
  ...[0, 1, 2, 3].map((drawer) => ({
    name: `lab-drawer-${drawer + 1}`,
    path: '/lab',
    reach: (page: Page) => page.locator('#services summary').nth(drawer).click(),
  })),
  {
    name: 'lab-strip-paused',
    moving: true,
    path: '/lab',
    reach: (page) =>
      page
        .locator('#clients')
        .getByRole('button', { name: /^Pause/ })
        .click(),
  },
]

export const states: State[] = [...plain, ...home, ...sent, ...others]
